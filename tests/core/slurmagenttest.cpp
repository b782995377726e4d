// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/places/slurmagent.h"

#include "core/places/slurmagentmessages.h"
#include "core/places/slurmnodes.h"
#include "core/process/byterelay.h"
#include "core/results/json/jsonreader.h"
#include "core/runner/messagepipe.h"
#include "tests/support/processes.h"
#include "tests/support/testprogram.h"

#include <sys/socket.h>
#include <unistd.h>

#include <QTest>

#include <csignal>
#include <optional>
#include <thread>

using namespace sortscope;
using namespace std::chrono_literals;

namespace {

/// An agent of two nodes, on which it starts `command`, and its client.
class Agent {
public:
    explicit Agent(std::vector<std::string> command,
                   std::chrono::nanoseconds patience = places::kRunnerEndTime)
        : m_sockets(process::socketPair()),
          m_pipe(m_sockets.ours.get(), m_sockets.ours.get()),
          m_nodes{{"n1", "n2"}, [command = std::move(command)](std::size_t /*node*/) { return command; }},
          m_thread([this, patience] {
              try {
                  places::serveAgent(m_sockets.theirs.get(), m_sockets.theirs.get(), m_nodes, patience);
              } catch (const results::BadDocument& error) {
                  m_fault = error.what();
              }
              ::shutdown(m_sockets.theirs.get(), SHUT_RDWR);
          })
    {}

    bool greets() { return m_pipe.skipBanner(soon(), places::kAgentMagic); }
    void say(const places::ToAgent& message) { m_pipe.send(places::encode(message)); }
    places::FromAgent hear() { return places::decodeFromAgent(m_pipe.receive(soon()).value()); }
    /// All bytes of a stream until it ends, and the message of its end.
    std::pair<QByteArray, std::optional<places::fromagent::End>> hearAll()
    {
        QByteArray bytes;
        while (true) {
            const auto message = hear();
            if (const auto* data = std::get_if<places::fromagent::Data>(&message))
                bytes += QByteArray::fromStdString(data->bytes);
            else if (const auto* end = std::get_if<places::fromagent::End>(&message))
                return {bytes, *end};
            else
                return {bytes, std::nullopt};
        }
    }
    /// Ends the agent, and returns its complaint; empty if it has none.
    QString end()
    {
        ::shutdown(m_sockets.ours.get(), SHUT_RDWR);
        m_thread = {};
        return QString::fromStdString(m_fault);
    }

private:
    static runner::MessagePipe::Deadline soon() { return std::chrono::steady_clock::now() + 60s; }

    process::SocketPair m_sockets;
    runner::MessagePipe m_pipe;
    places::AgentNodes m_nodes;
    std::string m_fault;
    std::jthread m_thread;
};

QString refusal(const std::string& bytes)
{
    try {
        places::decodeToAgent(bytes);
    } catch (const results::BadDocument& error) {
        return error.what();
    }
    return "is a message";
}

} // namespace

/// Carries the bytes of the runners of an allocation.
class SlurmAgentTest : public QObject {
    Q_OBJECT

private slots:
    void cleanup() { QVERIFY(tests::childrenOf(::getpid()).isEmpty()); }

    void itNamesItsNodesFirst()
    {
        Agent agent({"cat"});
        QVERIFY(agent.greets());
        const auto nodes = std::get<places::fromagent::Nodes>(agent.hear());
        QCOMPARE(nodes.protocol, places::kAgentProtocol);
        QCOMPARE(nodes.names, (std::vector<std::string>{"n1", "n2"}));
        QCOMPARE(agent.end(), QString());
    }

    void bytesOfEveryKindGoThereAndBack()
    {
        Agent agent({"cat"});
        QVERIFY(agent.greets());
        agent.hear();
        agent.say(places::toagent::Open{7, 1});
        QByteArray sent;
        for (int i = 0; i < 300'000; ++i)
            sent += static_cast<char>(i * 7 % 256);
        for (qsizetype at = 0; at < sent.size(); at += qsizetype(process::kMostPart))
            agent.say(places::toagent::Data{7, sent.mid(at, qsizetype(process::kMostPart)).toStdString()});
        agent.say(places::toagent::Close{7});
        const auto [bytes, end] = agent.hearAll();
        QVERIFY(bytes == sent);
        QVERIFY(end);
        QCOMPARE(end->stream, places::StreamId{7});
        QCOMPARE(end->status, 0);
        QCOMPARE(agent.end(), QString());
    }

    void theEndOfARunnerIsTold()
    {
        Agent agent({"sh", "-c", "kill -SEGV $$"});
        QVERIFY(agent.greets());
        agent.hear();
        agent.say(places::toagent::Open{1, 0});
        QCOMPARE(agent.hearAll().second->signal, SIGSEGV);
        QCOMPARE(agent.end(), QString());
    }

    void aCommandThatIsNotThereEndsItsStreamAlone()
    {
        Agent agent({"/no/such/program"});
        QVERIFY(agent.greets());
        agent.hear();
        agent.say(places::toagent::Open{1, 0});
        QCOMPARE(agent.hearAll().second->status, 126);
        agent.say(places::toagent::Open{2, 0});
        QCOMPARE(agent.hearAll().second->stream, places::StreamId{2});
        QCOMPARE(agent.end(), QString());
    }

    void runnersEndWithTheirClient()
    {
        Agent agent({"cat"});
        QVERIFY(agent.greets());
        agent.hear();
        agent.say(places::toagent::Open{1, 0});
        agent.say(places::toagent::Open{2, 1});
        agent.say(places::toagent::Data{2, "x"});
        QVERIFY(std::holds_alternative<places::fromagent::Data>(agent.hear()));
        QCOMPARE(tests::childrenOf(::getpid()).size(), 2);
        QCOMPARE(agent.end(), QString());
    }

    void runnersThatDoNotEndHaveTheSameTimeAllOfThem()
    {
        // If they ended one after the other, they would take longer than a test may take.
        constexpr int kRunners = 200;
        Agent agent({"sh", "-c", "echo x; exec sleep 3600"}, 3s);
        QVERIFY(agent.greets());
        agent.hear();
        for (places::StreamId id = 0; id < kRunners; ++id)
            agent.say(places::toagent::Open{id, 0});
        for (int i = 0; i < kRunners; ++i)
            QVERIFY(std::holds_alternative<places::fromagent::Data>(agent.hear()));
        QCOMPARE(agent.end(), QString());
    }

    void aRunnerThatHasGivenItsEndAwayIsNotWaitedFor()
    {
        // The process that the command has started keeps the command's output open, and is not the agent's
        // own.
        Agent agent({"sh", "-c", "setsid sleep 3600 & echo $!; exec sleep 3600"}, 0s);
        QVERIFY(agent.greets());
        agent.hear();
        agent.say(places::toagent::Open{1, 0});
        const auto message = agent.hear();
        const auto* said = std::get_if<places::fromagent::Data>(&message);
        QVERIFY(said != nullptr);
        QCOMPARE(agent.end(), QString());
        QCOMPARE(::kill(pid_t(std::stoi(said->bytes)), SIGKILL), 0);
    }

    void whatIsNotRightEndsIt()
    {
        Agent agent({"cat"});
        QVERIFY(agent.greets());
        agent.hear();
        agent.say(places::toagent::Open{1, 2});
        QVERIFY2(agent.end().contains("stream 1 on node 2 cannot be opened"), qPrintable(agent.end()));
    }

    void messagesAreBounded()
    {
        const std::string much(process::kMostPart + 1, 'x');
        QVERIFY2(refusal(places::encode(places::ToAgent(places::toagent::Data{1, much})))
                     .contains("at most 65536 bytes"),
                 qPrintable(refusal(places::encode(places::ToAgent(places::toagent::Data{1, much})))));
        QVERIFY(refusal("nonsense") != "is a message");
        QVERIFY(refusal(places::encode(places::FromAgent(places::fromagent::End{1})))
                    .contains("one of open, data, close"));
    }

    void theProcessorsOfNodesAreThoseThatSlurmSays()
    {
        QCOMPARE(places::processorsIn("72(x2),36"), (std::vector<unsigned>{72, 72, 36}));
        QCOMPARE(places::processorsIn("1"), (std::vector<unsigned>{1}));
        QVERIFY(places::processorsIn("many").empty());
        QVERIFY(places::processorsIn("1(x").empty());
        QVERIFY(places::processorsIn("1(x9999999)").empty());
    }
};

SORTSCOPE_TEST(SlurmAgentTest)
#include "slurmagenttest.moc"
