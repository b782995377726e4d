// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/pages/userpresets.h"

#include "core/base/usageerror.h"
#include "core/run/requestjson.h"
#include "gui/bridge/settings.h"
#include "gui/models/text.h"

#include <QMap>
#include <QVariant>

namespace sortscope::gui::pages {
namespace {

const QString kRequestKey = QStringLiteral("experiment/request");
const QString kKey = QStringLiteral("experiment/saved");

/// Empty for what this version does not understand.
std::optional<run::RunRequest> understood(const QString& json)
{
    try {
        return run::requestFromJson(json.toStdString());
    } catch (const base::UsageError&) {
        return std::nullopt;
    }
}

QVariantMap saved(const bridge::Settings& settings)
{
    return settings.value(kKey).toMap();
}

} // namespace

void saveRequest(bridge::Settings& settings, const run::RunRequest& request)
{
    settings.setValue(kRequestKey, models::text(run::requestJson(request)));
}

std::optional<run::RunRequest> loadRequest(const bridge::Settings& settings)
{
    return understood(settings.value(kRequestKey).toString());
}

QStringList UserPresets::names() const
{
    return saved(m_settings).keys();
}

std::optional<run::RunRequest> UserPresets::request(const QString& name) const
{
    const auto found = saved(m_settings).value(name);
    return found.isValid() ? understood(found.toString()) : std::nullopt;
}

void UserPresets::save(const QString& name, const run::RunRequest& request)
{
    auto all = saved(m_settings);
    all.insert(name, models::text(run::requestJson(request)));
    m_settings.setValue(kKey, all);
}

void UserPresets::remove(const QString& name)
{
    auto all = saved(m_settings);
    all.remove(name);
    m_settings.setValue(kKey, all);
}

} // namespace sortscope::gui::pages
