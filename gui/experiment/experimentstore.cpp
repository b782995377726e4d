// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/experiment/experimentstore.h"

#include "core/base/usageerror.h"
#include "core/plan/requestjson.h"
#include "gui/session/settings.h"
#include "gui/text/text.h"

#include <QMap>
#include <QVariant>

namespace sortscope::gui::pages {
namespace {

const QString kRequestKey = QStringLiteral("experiment/request");
/// Used in place of kRequestKey while that key holds an experiment of a newer version.
const QString kOlderKey = QStringLiteral("experiment/request-of-older");
const QString kKey = QStringLiteral("experiment/saved");

/// The request; empty if this version does not understand it.
std::optional<plan::RunRequest> understood(const QString& json)
{
    try {
        return plan::requestFromJson(json.toStdString());
    } catch (const base::UsageError&) {
        return std::nullopt;
    }
}

QVariantMap saved(const bridge::Settings& settings)
{
    return settings.value(kKey).toMap();
}

} // namespace

void saveRequest(bridge::Settings& settings, const plan::RunRequest& request)
{
    const auto last = settings.value(kRequestKey).toString();
    const bool mine = last.isEmpty() || understood(last);
    settings.setValue(mine ? kRequestKey : kOlderKey, models::text(plan::requestJson(request)));
}

std::optional<plan::RunRequest> loadRequest(const bridge::Settings& settings)
{
    const auto last = understood(settings.value(kRequestKey).toString());
    return last ? last : understood(settings.value(kOlderKey).toString());
}

QStringList ExperimentStore::names() const
{
    return saved(m_settings).keys();
}

std::optional<plan::RunRequest> ExperimentStore::request(const QString& name) const
{
    const auto found = saved(m_settings).value(name);
    return found.isValid() ? understood(found.toString()) : std::nullopt;
}

bool ExperimentStore::save(const QString& name, const plan::RunRequest& request)
{
    if (names().contains(name) && !this->request(name))
        return false;
    bringBack(name, models::text(plan::requestJson(request)));
    return true;
}

QString ExperimentStore::remove(const QString& name)
{
    const auto former = saved(m_settings).value(name).toString();
    m_settings.update(kKey, [name](const QVariant& before) {
        auto all = before.toMap();
        all.remove(name);
        return QVariant(all);
    });
    return former;
}

void ExperimentStore::bringBack(const QString& name, const QString& saved)
{
    m_settings.update(kKey, [name, saved](const QVariant& before) {
        auto all = before.toMap();
        all.insert(name, saved);
        return QVariant(all);
    });
}

} // namespace sortscope::gui::pages
