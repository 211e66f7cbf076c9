// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import UIKit

@main
enum Main {
  @MainActor static func main() {
    for (name, run) in rows {
      print("# \(name)")
      run()
    }
  }

  @MainActor static let rows: [(String, @MainActor () -> Void)] = [
    ("selectors", Selectors.run), ("outlets", Outlets.run), ("overrides", Overrides.run),
    ("messages", Messages.run), ("delayed messages", Messages.runLater), ("keys", Keys.run),
    ("observing app classes", Observing.runApp), ("observing UIKit", Observing.runKit),
    ("observing by name", Observing.runNames), ("timers", Timers.run), ("notifications", Notifications.run),
    ("associations", Associations.run), ("optional requirements", OptionalRows.run), ("values", Values.run),
    ("item providers", Providers.run), ("literals", Literals.run), ("modules", Modules.run),
    ("conditions", Conditions.run), ("classes", Classes.run), ("overrides of the module's methods", Dispatch.run),
    ("metatypes", Metatypes.run), ("Core Foundation", CoreFoundationRows.run), ("exchanged methods", Exchange.run),
    ("optional methods of the frameworks", FrameworkOptionals.run), ("members of objects", ObjectMembers.run),
    ("archives", Archives.run), ("accessibility of objects", AccessibleObjects.run),
    ("gaps of Foundation", FoundationRows.run),
  ]

  /// Lets the run loop do what is due within some seconds.
  static func wait(_ seconds: TimeInterval) { RunLoop.main.run(until: Date(timeIntervalSinceNow: seconds)) }
}
