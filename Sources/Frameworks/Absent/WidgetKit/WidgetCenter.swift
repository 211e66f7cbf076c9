// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

@_exported public import Foundation

/// How large a widget is.
public enum WidgetFamily: Int, Hashable, Sendable, CaseIterable {
  case systemSmall = 0
  case systemMedium = 1
  case systemLarge = 2
  case systemExtraLarge = 3
  case accessoryCircular = 4
  case accessoryRectangular = 5
  case accessoryInline = 6
}

/// A widget that somebody has put on the home screen; there is none.
public struct WidgetInfo: Hashable, Sendable {
  public let kind: String
  public let family: WidgetFamily
}

/// The app's widgets on the home screen. There is no home screen and no widget: there is nothing to be renewed.
public final class WidgetCenter: Sendable {
  public static let shared = WidgetCenter()

  private init() {}

  public func reloadTimelines(ofKind kind: String) {}
  public func reloadAllTimelines() {}
  public func invalidateConfigurationRecommendations() {}

  /// Tells that there is none.
  public func getCurrentConfigurations(_ completion: @escaping (Result<[WidgetInfo], any Error>) -> Void) {
    nonisolated(unsafe) let completion = completion
    DispatchQueue.main.async { completion(.success([])) }
  }

  public func currentConfigurations() async throws -> [WidgetInfo] { [] }
}
