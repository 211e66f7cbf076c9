// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

extension Image {
  /// How bright a picture may be beyond white.
  public struct DynamicRange: Hashable, Sendable {
    private let number: Int

    public static let standard = DynamicRange(number: 0)
    public static let constrainedHigh = DynamicRange(number: 1)
    public static let high = DynamicRange(number: 2)
  }

  /// Sets how bright the picture may be beyond white. The screen shows nothing brighter.
  public func allowedDynamicRange(_ range: Image.DynamicRange?) -> Image { self }
}

private struct AllowedDynamicRangeKey: EnvironmentKey { static var defaultValue: Image.DynamicRange? { nil } }

extension EnvironmentValues {
  /// How bright pictures may be beyond white; `nil` leaves it to the system. The screen shows nothing brighter.
  public var allowedDynamicRange: Image.DynamicRange? {
    get { self[AllowedDynamicRangeKey.self] }
    set { self[AllowedDynamicRangeKey.self] = newValue }
  }
}

extension View {
  /// Sets how bright pictures in the view may be beyond white. The screen shows nothing brighter.
  public nonisolated func allowedDynamicRange(_ range: Image.DynamicRange?) -> some View {
    environment(\.allowedDynamicRange, range)
  }
}
