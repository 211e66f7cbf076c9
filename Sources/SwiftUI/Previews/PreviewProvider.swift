// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// A type that provides views for Xcode's canvas.
///
/// Nothing shows the previews at run time, as on a device.
@MainActor @preconcurrency public protocol PreviewProvider {
  /// The type of the previewed view.
  associatedtype Previews: View

  /// The views to preview; a group of several is as many previews.
  @ViewBuilder @MainActor @preconcurrency static var previews: Self.Previews { get }

  /// The platform to preview on; `nil`, the default, leaves it to the canvas.
  @MainActor @preconcurrency static var platform: PreviewPlatform? { get }
}

extension PreviewProvider {
  public static var platform: PreviewPlatform? { nil }
}

/// A platform that previews run on.
public enum PreviewPlatform: Hashable, Sendable {
  case iOS
  case macOS
  case tvOS
  case watchOS
}

/// A simulator device that previews run on, by its name.
public struct PreviewDevice: RawRepresentable, ExpressibleByStringLiteral, Sendable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  public init(stringLiteral: String) {
    rawValue = stringLiteral
  }
}

/// The size of the container that a preview is shown in.
public enum PreviewLayout: Sendable {
  /// The screen of the preview's device.
  case device
  /// The size that fits the view.
  case sizeThatFits
  /// A fixed size, in points.
  case fixed(width: CGFloat, height: CGFloat)
}

/// The orientation of a previewed interface.
public struct InterfaceOrientation: CaseIterable, Identifiable, Hashable, Sendable {
  private enum Kind: Hashable, Sendable {
    case portrait, portraitUpsideDown, landscapeLeft, landscapeRight
  }

  private let kind: Kind

  public var id: String { String(describing: kind) }
  public static var allCases: [InterfaceOrientation] { [portrait, portraitUpsideDown, landscapeLeft, landscapeRight] }

  public static let portrait = InterfaceOrientation(kind: .portrait)
  public static let portraitUpsideDown = InterfaceOrientation(kind: .portraitUpsideDown)
  public static let landscapeLeft = InterfaceOrientation(kind: .landscapeLeft)
  public static let landscapeRight = InterfaceOrientation(kind: .landscapeRight)
}
