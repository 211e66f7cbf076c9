// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

extension UIImage {
  /// A symbol as it was asked for; what it looks like depends on the traits too.
  struct SymbolRequest: Hashable, Sendable {
    var name: String
    var values = SymbolValues()
    /// The set of an app's own symbol; `nil` for one of the system's.
    var set: URL?
    /// How much is shown of a symbol that can show more or less, 0…1; `nil` for all.
    var variableValue: Double?
  }

  /// The symbol of that name.
  ///
  /// The outlines are free ones under SF Symbols' names. On iOS an unknown name gives `nil`; here only an empty one does:
  /// a name that is not drawn yet gives a dashed square with a question mark, and a line on standard error.
  public convenience init?(systemName name: String) {
    self.init(systemName: name, withConfiguration: nil)
  }

  public convenience init?(systemName name: String, withConfiguration configuration: UIImage.Configuration?) {
    guard !name.isEmpty else { return nil }
    let request = SymbolRequest(name: name, values: configuration?.symbolValues ?? SymbolValues())
    self.init(state: Self.state(of: request, Self.traits(configuration?.traitCollection)))
  }

  /// Shows so much of a symbol that can show more or less, 0…1: of waves, bars and the like.
  public convenience init?(
    systemName name: String, variableValue value: Double, configuration: UIImage.Configuration? = nil
  ) {
    guard !name.isEmpty else { return nil }
    var request = SymbolRequest(name: name, values: configuration?.symbolValues ?? SymbolValues())
    request.variableValue = value
    self.init(state: Self.state(of: request, Self.traits(configuration?.traitCollection)))
  }

  /// The same of a symbol of the app's own; its parts are not known, so that all of it is seen.
  public convenience init?(
    named name: String, in bundle: Bundle? = nil, variableValue value: Double,
    configuration: UIImage.Configuration? = nil
  ) {
    self.init(named: name, in: bundle, with: configuration)
  }

  public convenience init?(systemName name: String, compatibleWith traitCollection: UITraitCollection?) {
    guard !name.isEmpty else { return nil }
    self.init(state: Self.state(of: SymbolRequest(name: name), Self.traits(traitCollection)))
  }

  /// The picture of that name in a bundle, for the traits of a configuration.
  public convenience init?(named name: String, in bundle: Bundle?, with configuration: UIImage.Configuration?) {
    self.init(named: name, in: bundle, compatibleWith: configuration?.traitCollection)
  }

  // MARK: - The system's own

  /// An ellipsis in a circle.
  public class var actions: UIImage { system("ellipsis.circle") }
  /// A plus in a circle.
  public class var add: UIImage { system("plus.circle") }
  /// A minus in a circle.
  public class var remove: UIImage { system("minus.circle") }
  public class var checkmark: UIImage { system("checkmark") }
  /// A check mark in a filled circle.
  public class var strokedCheckmark: UIImage { system("checkmark.circle.fill") }

  private static func system(_ name: String) -> UIImage {
    UIImage(state: state(of: SymbolRequest(name: name), traits(nil)))
  }

  // MARK: - What it is

  var symbolRequest: SymbolRequest? {
    if case .symbol(let request) = state.source { request } else { nil }
  }

  /// Whether the picture is a symbol, which has no colours of its own unless its configuration has.
  public var isSymbolImage: Bool { symbolRequest != nil }

  /// The symbol's configuration; `nil` for other pictures.
  public var symbolConfiguration: UIImage.SymbolConfiguration? {
    symbolRequest.map { SymbolConfiguration(symbolValues: $0.values, traitCollection: nil) }
  }

  /// What decides between the picture's variants.
  public var configuration: UIImage.Configuration? {
    guard let request = symbolRequest else { return Configuration(traitCollection: state.traits) }
    return SymbolConfiguration(symbolValues: request.values, traitCollection: state.traits)
  }

  /// Whether views show the picture in their tint without being asked to.
  var isTemplateByItself: Bool {
    guard case .symbol(let drawing) = state.picture else { return false }
    return drawing.ink == .template
  }

  /// Whether views leave the picture's colours alone without being asked to.
  var hasColorsOfItsOwn: Bool {
    guard case .symbol(let drawing) = state.picture else { return false }
    return drawing.ink != .template
  }

  /// From the bottom edge up to the baseline of the text that the picture goes with, in points; `nil` for a picture
  /// without one. Symbols have one.
  public var baselineOffsetFromBottom: CGFloat? {
    if let own = state.baselineOffset { return own }
    guard case .symbol(let drawing) = state.picture, !state.hasNoBaseline else { return nil }
    return drawing.baselineOffsetFromBottom
  }

  public func withBaselineOffset(fromBottom baselineOffset: CGFloat) -> UIImage {
    changed { $0.baselineOffset = baselineOffset }
  }

  public func imageWithoutBaseline() -> UIImage {
    changed {
      $0.baselineOffset = nil
      $0.hasNoBaseline = true
    }
  }

  // MARK: - Variants

  /// The picture's variant for another configuration, which takes the place of the present one.
  public func withConfiguration(_ configuration: UIImage.Configuration) -> UIImage {
    guard var request = symbolRequest else {
      guard let traits = configuration.traitCollection else { return self }
      return resolved(for: UITraitCollection(traitsFrom: [state.traits, traits]))
    }
    request.values = configuration.symbolValues
    return symbol(request, configuration.traitCollection)
  }

  /// The symbol with what the configuration specifies; `nil` for other pictures.
  public func applyingSymbolConfiguration(_ configuration: UIImage.SymbolConfiguration) -> UIImage? {
    guard var request = symbolRequest else { return nil }
    request.values = request.values.applying(configuration.symbolValues)
    return symbol(request, configuration.traitCollection)
  }

  /// The symbol with a view's configuration for what its own leaves open; other pictures as they are.
  func preferring(_ configuration: UIImage.SymbolConfiguration?) -> UIImage {
    guard let configuration, var request = symbolRequest else { return self }
    request.values = configuration.symbolValues.applying(request.values)
    return request == symbolRequest ? self : symbol(request, nil)
  }

  private func symbol(_ request: SymbolRequest, _ traits: UITraitCollection?) -> UIImage {
    let traits = traits.map { UITraitCollection(traitsFrom: [state.traits, $0]) } ?? state.traits
    var found = Self.state(of: request, traits)
    carryChanges(to: &found)
    return UIImage(state: found)
  }

  // MARK: - Resolving

  private static func traits(_ wanted: UITraitCollection?) -> UITraitCollection {
    let ambient = AmbientTraits.current
    return wanted.map { UITraitCollection(traitsFrom: [ambient, $0]) } ?? ambient
  }

  static func state(of request: SymbolRequest, _ traits: UITraitCollection) -> State {
    let scale = AmbientTraits.scale(traits)
    let own = request.set.flatMap(AssetSets.symbol)?
      .outline(request.values.effectiveWeight, request.values.scale)
    var ink = request.values.ink(traits)
    if request.values.colors == .multicolor, request.set == nil, let colors = VariableSymbols.colors(of: request.name) {
      ink = .palette(colors.map { $0.resolvedCGColor(with: traits).rgba })
    }
    let drawing = SymbolDrawing(
      name: request.set?.path ?? request.name, own: own, isRightToLeft: traits.layoutDirection == .rightToLeft,
      pointSize: request.values.pointSize(traits), weight: request.values.effectiveWeight, scale: request.values.scale,
      ink: ink, displayScale: scale, variableValue: request.variableValue)
    var state = State(picture: .symbol(drawing), scale: scale)
    state.traits = traits
    state.source = .symbol(request)
    return state
  }

  /// Takes over what was changed since the symbol was made.
  func carryChanges(to found: inout State) {
    found.renderingMode = state.renderingMode
    found.tint = state.tint
    found.alignmentRectInsets = state.alignmentRectInsets
    found.isResizable = state.isResizable
    found.capInsets = state.capInsets
    found.resizingMode = state.resizingMode
    found.baselineOffset = state.baselineOffset
    found.hasNoBaseline = state.hasNoBaseline
  }
}
