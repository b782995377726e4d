// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QString>

namespace sortscope::gui::bridge {

/// Sentences for the user. Every part of the window emits these signals, and the window shows the sentences.
class Messages : public QObject {
    Q_OBJECT

signals:
    /// Shown for a while.
    void told(const QString& sentence);
    /// A fault, shown until the user has seen it.
    void failed(const QString& sentence);
};

} // namespace sortscope::gui::bridge
