// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// Makes one colour of another.
public struct UIConfigurationColorTransformer: @unchecked Sendable {
  // Unchecked: configurations and their transformers are for the main thread, though nothing of theirs says so.

  /// The transformation itself.
  public let transform: (UIColor) -> UIColor

  public init(_ transform: @escaping (UIColor) -> UIColor) {
    self.transform = transform
  }

  public func callAsFunction(_ input: UIColor) -> UIColor { transform(input) }

  /// Takes the grey of the same brightness.
  public static let grayscale = UIConfigurationColorTransformer { color in
    UIColor { traits in
      let (red, green, blue, alpha) = color.resolvedColor(with: traits).components
      // The shares of brightness that the eye gives to the primaries.
      return UIColor(white: 0.2126 * red + 0.7152 * green + 0.0722 * blue, alpha: alpha)
    }
  }

  /// Takes the accent that people chose for their system, where it has one; on iOS and here the color stays as it is.
  public static let preferredTint = UIConfigurationColorTransformer { $0 }
}

extension UIColor {
  fileprivate var components: (red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    _ = getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    return (red, green, blue, alpha)
  }
}

/// A transformer as a part of values that are compared; the same closure is not known to be the same, so a transformer is
/// equal to itself and its copies only.
struct ComparableTransformer: Hashable, Sendable {
  private final class Identity: Sendable {}

  let transformer: UIConfigurationColorTransformer
  private let identity = Identity()

  init(_ transformer: UIConfigurationColorTransformer) {
    self.transformer = transformer
  }

  static func == (one: ComparableTransformer, other: ComparableTransformer) -> Bool { one.identity === other.identity }

  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(identity)) }
}
