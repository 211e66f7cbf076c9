// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

package import CoreGraphics
package import RenderProtocol

/// What a test process asks of the app that it drives. Each command is answered once, in order; between commands the app
/// stands still. Times are seconds since the app's start.
package enum AutomationCommand: Hashable, Sendable {
  /// The first command; answered by `reached` once the first frame is shown.
  case launch(AutomatedLaunch)
  /// Let time pass to a moment at the latest; answered by `reached`.
  case advance(to: Double, until: AutomationPause)
  /// Let time pass to each event's moment and take it in; answered by `reached`.
  case perform([AutomatedInput])
  /// Tell the accessibility tree; answered by `elements`.
  case elements
  /// Tell where a touch on an element of the last tree lands on it; answered by `point`.
  case hitPoint(element: Int)
  /// Scroll the views around an element of the last tree until it is in sight; answered by `revealed`.
  case reveal(element: Int)
  /// Draw the screen; answered by `picture`.
  case picture
  /// End.
  case terminate
}

/// What a driven app answers.
package enum AutomationAnswer: Hashable, Sendable {
  /// Where the app is in its time.
  case reached(AutomationState)
  case elements(ElementTree)
  /// `nil` where no touch lands on the element.
  case point(CGPoint?)
  /// Whether the element is in sight now.
  case revealed(Bool)
  /// A PNG file; empty where nothing is shown.
  case picture(Data)
}

/// Where a driven app is in its time.
package struct AutomationState: Hashable, Sendable {
  package var time: Double
  /// How often anything has happened in the app since its start: where the number is the same, so is the tree.
  package var changes: Int
  /// Why the app is not at rest; `nil` where it is.
  package var unrest: String?
  /// When something will happen by itself at the earliest; infinite where nothing will.
  package var next: Double
  /// The text that the app has copied since the last answer.
  package var copied: String?

  package init(
    time: Double, changes: Int, unrest: String? = nil, next: Double = .infinity, copied: String? = nil
  ) {
    (self.time, self.changes, self.unrest) = (time, changes, unrest)
    (self.next, self.copied) = (next, copied)
  }
}

/// How a driven app starts.
package struct AutomatedLaunch: Hashable, Sendable {
  package var configuration: DeviceConfiguration
  /// The wall clock's reading at the start, in seconds since 1970.
  package var date: Double
  /// The folder that requests are answered from; without one, only sample services answer.
  package var fixtures: String?

  package init(configuration: DeviceConfiguration, date: Double, fixtures: String? = nil) {
    self.configuration = configuration
    self.date = date
    self.fixtures = fixtures
  }
}

/// Where a driven app stops before the time that it was given.
package enum AutomationPause: UInt8, Sendable, CaseIterable {
  /// Nowhere.
  case never = 0
  /// Behind the next frame in which anything happened.
  case change
  /// When the app is at rest.
  case rest
}

/// An event and its moment.
package struct AutomatedInput: Hashable, Sendable {
  package var time: Double
  package var event: InputEvent

  package init(time: Double, event: InputEvent) {
    (self.time, self.event) = (time, event)
  }
}
