// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/pages/experimentsettings.h"

#include "core/base/usageerror.h"
#include "core/run/requestjson.h"
#include "gui/bridge/settings.h"
#include "gui/models/text.h"

namespace sortscope::gui::pages {
namespace {

const QString kRequestKey = QStringLiteral("experiment/request");

} // namespace

void saveRequest(bridge::Settings& settings, const run::RunRequest& request)
{
    settings.setValue(kRequestKey, models::text(run::requestJson(request)));
}

std::optional<run::RunRequest> loadRequest(const bridge::Settings& settings)
{
    try {
        return run::requestFromJson(settings.value(kRequestKey).toString().toStdString());
    } catch (const base::UsageError&) {
        return std::nullopt;
    }
}

} // namespace sortscope::gui::pages
