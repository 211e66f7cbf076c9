// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

public import SwiftUI

/// How a widget's colours are shown.
public struct WidgetRenderingMode: Equatable, Sendable, CustomStringConvertible {
  public let description: String

  public static let fullColor = WidgetRenderingMode(description: "fullColor")
  /// In two colours, as on a watch.
  public static let accented = WidgetRenderingMode(description: "accented")
  /// In one colour, as on a locked screen.
  public static let vibrant = WidgetRenderingMode(description: "vibrant")
}

/// How large a live activity is shown.
public struct ActivityFamily: Hashable, Sendable, CustomStringConvertible {
  public let description: String

  /// On a watch.
  public static let small = ActivityFamily(description: "small")
  /// On a phone.
  public static let medium = ActivityFamily(description: "medium")
}

/// The widget that a preview is shown in.
public struct WidgetPreviewContext: PreviewContext, Sendable {
  let family: WidgetFamily

  public init(family: WidgetFamily) {
    self.family = family
  }
}

private struct WidgetFamilyKey: EnvironmentKey { static let defaultValue = WidgetFamily.systemSmall }
private struct WidgetRenderingModeKey: EnvironmentKey { static let defaultValue = WidgetRenderingMode.fullColor }
private struct ActivityFamilyKey: EnvironmentKey { static let defaultValue = ActivityFamily.medium }

extension EnvironmentValues {
  /// The size of the widget around; small for views that are in none.
  public var widgetFamily: WidgetFamily {
    get { self[WidgetFamilyKey.self] }
    set { self[WidgetFamilyKey.self] = newValue }
  }

  /// How the colours of the widget around are shown; full for views that are in none.
  public var widgetRenderingMode: WidgetRenderingMode {
    get { self[WidgetRenderingModeKey.self] }
    set { self[WidgetRenderingModeKey.self] = newValue }
  }

  /// Whether the background of the widget around is shown.
  public var showsWidgetContainerBackground: Bool { true }

  /// How large the live activity around is shown.
  public var activityFamily: ActivityFamily {
    get { self[ActivityFamilyKey.self] }
    set { self[ActivityFamilyKey.self] = newValue }
  }
}

extension ContainerBackgroundPlacement {
  /// A widget; views that are in none have no background of it.
  public static let widget = ContainerBackgroundPlacement.absent("widget")
}
