// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

extension UIImage {
  /// What decides between the variants of a picture: traits, and for symbols a `SymbolConfiguration`.
  public class Configuration: NSObject, NSCopying, @unchecked Sendable {
    private let foundationMark = FoundationMark()

    /// The traits that the picture is for; `nil` where none are specified.
    public let traitCollection: UITraitCollection?
    /// What is said of symbols.
    let symbolValues: SymbolValues

    required init(symbolValues: SymbolValues, traitCollection: UITraitCollection?) {
      self.symbolValues = symbolValues
      self.traitCollection = traitCollection
      super.init()
    }

    public convenience init(traitCollection: UITraitCollection?) {
      self.init(symbolValues: SymbolValues(), traitCollection: traitCollection)
    }

    /// The same configuration for other traits.
    public func withTraitCollection(_ traitCollection: UITraitCollection?) -> Self {
      Self(symbolValues: symbolValues, traitCollection: traitCollection)
    }

    /// This configuration with everything that the other one specifies.
    public func applying(_ otherConfiguration: UIImage.Configuration?) -> Self {
      guard let other = otherConfiguration else { return self }
      var traits = traitCollection
      if let others = other.traitCollection {
        traits = UITraitCollection(traitsFrom: [traits, others].compactMap { $0 })
      }
      return Self(symbolValues: symbolValues.applying(other.symbolValues), traitCollection: traits)
    }

    public func copy(with zone: NSZone? = nil) -> Any { self }

    public override func isEqual(_ object: Any?) -> Bool {
      guard let other = object as? UIImage.Configuration else { return false }
      return symbolValues == other.symbolValues && traitCollection == other.traitCollection
    }

    public override var hash: Int { symbolValues.hashValue }
  }

  /// What a configuration says of symbols; what it leaves open is decided by others.
  struct SymbolValues: Hashable, Sendable {
    enum Colors: Hashable, Sendable {
      /// Levels after the first have less of the colour.
      case hierarchical(UIColor)
      case palette([UIColor])
      /// The symbol's own, where it has some.
      case multicolor
      /// The tint alone.
      case monochrome
    }

    /// The size of text, or the text style whose size it is.
    enum Size: Hashable, Sendable {
      case points(CGFloat)
      case style(UIFont.TextStyle)
    }

    var size: Size?
    var weight = SymbolWeight.unspecified
    var scale = SymbolScale.unspecified
    var colors: Colors?

    func applying(_ other: SymbolValues) -> SymbolValues {
      var result = self
      if let size = other.size { result.size = size }
      if other.weight != .unspecified { result.weight = other.weight }
      if other.scale != .unspecified { result.scale = other.scale }
      if let colors = other.colors { result.colors = colors }
      return result
    }
  }
}
