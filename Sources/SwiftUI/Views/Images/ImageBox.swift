// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import CoreGraphics
internal import ViewLayoutCore

/// A picture as it is shown in an environment.
struct ShownPicture {
  var image: UIImage
  /// The colour of a template; `nil` for the picture's own colours.
  var tint: Paint?
  /// Makes a symbol anew at a size in points, so that it is sharp there.
  var atSize: ((CGSize) -> UIImage)?
}

extension Image {
  /// The picture in an environment; `nil` where there is none.
  @MainActor func picture(_ environment: EnvironmentValues) -> ShownPicture? {
    let traits = environment.traits
    switch storage {
    case .symbol(let name, let value):
      // Not every symbol has every form.
      return symbol(variant(name, environment.symbolVariants), value, environment) ?? symbol(name, value, environment)
    case .named(let name, let bundle, _):
      return UIImage(named: name, in: bundle, compatibleWith: traits).map { shown($0, environment) }
    case .ui(let image):
      return shown(image, environment)
    case .resource(let resource):
      var found: UIImage?
      traits.performAsCurrent { found = UIImage(resource: resource) }
      return found.map { shown($0, environment) }
    case .cg(let image, let scale, let orientation):
      return shown(UIImage(cgImage: image, scale: scale, orientation: orientation.uiOrientation), environment)
    }
  }

  /// The name of a symbol's form; the symbol's own where the name has it already.
  private func variant(_ name: String, _ variants: SymbolVariants) -> String {
    variants.suffixes.reduce(name) { name, suffix in
      if suffix == "fill", Self.withoutFill.contains(name) { return name }
      return name.split(separator: ".").contains(Substring(suffix)) ? name : "\(name).\(suffix)"
    }
  }

  /// Symbols of lines alone, of which there is no filled form.
  private static let withoutFill: Set<String> = ["gear", "magnifyingglass"]

  @MainActor private func shown(_ image: UIImage, _ environment: EnvironmentValues) -> ShownPicture {
    var image = image
    if image.isSymbolImage { image = configured(image, environment) }
    let isTemplate =
      switch mode {
      case .template: true
      case .original: false
      case nil: image.renderingMode == .alwaysTemplate || (image.renderingMode == .automatic && image.isSymbolImage)
      }
    return ShownPicture(image: image, tint: isTemplate ? environment.foregroundPaint() : nil)
  }

  @MainActor private func configured(_ image: UIImage, _ environment: EnvironmentValues) -> UIImage {
    let font = environment.effectiveFont.resolve(environment.traits).font
    let configuration = UIImage.SymbolConfiguration(
      pointSize: font.pointSize, weight: Self.weight(font), scale: environment.imageScale.uiScale)
    return image.applyingSymbolConfiguration(configuration) ?? image
  }

  @MainActor private static func weight(_ font: UIFont) -> UIImage.SymbolWeight {
    let weight = font.described.weight.rawValue
    let table: [(CGFloat, UIImage.SymbolWeight)] = [
      (-0.8, .ultraLight), (-0.6, .thin), (-0.4, .light), (0, .regular), (0.23, .medium), (0.3, .semibold),
      (0.4, .bold), (0.56, .heavy), (0.62, .black),
    ]
    return table.min { abs($0.0 - weight) < abs($1.0 - weight) }?.1 ?? .regular
  }

  @MainActor private func symbol(
    _ name: String, _ value: Double?, _ environment: EnvironmentValues
  ) -> ShownPicture? {
    let font = environment.effectiveFont.resolve(environment.traits).font
    var tint: Paint? = environment.foregroundPaint()
    var colors: UIImage.SymbolConfiguration?
    switch (symbolMode ?? environment.symbolRenderingMode)?.kind {
    case .hierarchical:
      colors = UIImage.SymbolConfiguration(hierarchicalColor: UIColor(cgColor: environment.foregroundPaint().color))
    case .palette:
      let count = max(environment.foregroundStyles?.levels.count ?? 1, 1)
      let levels = (0..<count).map { UIColor(cgColor: environment.foregroundPaint(level: $0).color) }
      colors = UIImage.SymbolConfiguration(paletteColors: levels)
    case .multicolor:
      colors = .preferringMulticolor()
    case .monochrome:
      break
    case nil:
      // Several styles make a palette of themselves.
      if let levels = environment.foregroundStyles?.levels, levels.count > 1 {
        colors = UIImage.SymbolConfiguration(
          paletteColors: levels.map { UIColor(cgColor: $0.paint(environment).color) })
      }
    }
    func make(_ pointSize: CGFloat) -> UIImage? {
      var configuration = UIImage.SymbolConfiguration(
        pointSize: pointSize, weight: Self.weight(font), scale: environment.imageScale.uiScale)
      if let colors { configuration = configuration.applying(colors) }
      let traits = UIImage.Configuration(traitCollection: environment.traits)
      let whole = configuration.applying(traits)
      if let value { return UIImage(systemName: name, variableValue: value, configuration: whole) }
      return UIImage(systemName: name, withConfiguration: whole)
    }
    guard let image = make(font.pointSize) else { return nil }
    if mode == .original || (colors != nil && image.renderingMode != .alwaysTemplate) { tint = nil }
    if colors != nil, (symbolMode ?? environment.symbolRenderingMode)?.kind == .multicolor {
      // Symbols without colours of their own have the style's.
      tint = environment.foregroundPaint()
    }
    return ShownPicture(image: image, tint: tint) { size in
      let factor = max(size.width / max(image.size.width, 1), size.height / max(image.size.height, 1))
      return make(font.pointSize * factor) ?? image
    }
  }
}

extension Image: LeafView {
  func makeBox(_ element: ViewElement) -> ImageBox { ImageBox(element) }

  func resolve(_ box: ImageBox, _ environment: EnvironmentValues) {
    let picture = picture(environment)
    if picture == nil, case .named(let name, _, _) = storage {
      box.element.root.complain("No image named '\(name)' found in asset catalog for \(Bundle.main.bundlePath)")
    }
    box.identity = identity
    let isRedacted = environment.redactionReasons.contains(.placeholder)
    box.set(
      picture, resizing: resizing, isSmooth: interpolation != Interpolation.none,
      bars: isRedacted ? environment.foregroundPaint().color.faded(0.16) : nil,
      flips: environment.flipsForRightToLeft && environment.layoutDirection == .rightToLeft)
    box.isSymbol = if case .symbol = storage { true } else { picture?.image.isSymbolImage == true }
    if case .symbol = storage { box.effects.update(environment.symbolEffects) }
    var word = name
    if case .symbol = storage {
      word = SymbolWords.word(of: name) ?? name
      box.symbol = isDecorative ? nil : name
    }
    box.spoken = isDecorative ? "" : label.map { TextResolver(environment).string($0) } ?? word
  }

  /// Which picture it is: others fade into each other.
  private var identity: AnyHashable {
    switch storage {
    case .named(let name, _, _), .symbol(let name, _): name
    case .ui(let image): ObjectIdentifier(image)
    case .cg(let image, _, _): ObjectIdentifier(image)
    case .resource(let resource): resource
    }
  }

  private var name: String {
    switch storage {
    case .named(let name, _, _), .symbol(let name, _): name
    case .ui, .cg: ""
    // Resources keep their names to themselves.
    case .resource(let resource): Mirror(reflecting: resource).descendant("name") as? String ?? ""
    }
  }
}

/// Sizes a picture: its own size, or what it is given.
struct ImageSizing: LayoutAlgorithm {
  let own: CGSize
  let isResizable: Bool
  /// From the bottom to the baseline, in points.
  let baseline: CGFloat?

  func size(in proposal: Proposal, of children: LayoutChildren) -> CGSize {
    guard isResizable else { return own }
    return CGSize(width: max(proposal.width ?? own.width, 0), height: max(proposal.height ?? own.height, 0))
  }

  func place(
    _ children: LayoutChildren, in proposal: Proposal, size: CGSize, emit: (Int, CGPoint, Proposal) -> Void
  ) {}

  func guideKeys(of children: LayoutChildren) -> AlignmentKeySet { baseline == nil ? .none : .baselines }

  func explicitGuide(
    _ key: AlignmentKey, in proposal: Proposal, size: CGSize, of children: LayoutChildren
  ) -> CGFloat? {
    guard let baseline, own.height > 0, key == .firstBaseline || key == .lastBaseline else { return nil }
    return size.height - baseline * size.height / own.height
  }
}

/// The box of a picture.
final class ImageBox: Box {
  private var picture: ShownPicture?
  private var sizing = ImageSizing(own: .zero, isResizable: false, baseline: nil)
  private var resizing: Image.Resizing?
  private var isSmooth = true
  private var bars: CGColor?
  private var flips = false
  private var layer: CALayer?
  private var gradientLayer: CAGradientLayer?
  /// The picture, for menus.
  var shownImage: UIImage? { picture?.image }
  /// Which picture it is.
  var identity: AnyHashable?
  private var drawnIdentity: AnyHashable?
  /// What the picture is read as.
  var spoken = ""
  /// The symbol that is shown, by whose name tests find it.
  var symbol: String?
  /// Whether the picture is a symbol.
  var isSymbol = false
  /// How the picture moves, where it is a symbol.
  var effects = ShownSymbolEffects()

  override var algorithm: any LayoutAlgorithm { sizing }

  /// The picture, for UIKit to show.
  var plainImage: UIImage? { picture?.image }

  func set(_ picture: ShownPicture?, resizing: Image.Resizing?, isSmooth: Bool, bars: CGColor?, flips: Bool) {
    self.picture = picture
    self.resizing = resizing
    self.isSmooth = isSmooth
    self.bars = bars
    self.flips = flips
    let image = picture?.image
    let insets = image?.alignmentRectInsets ?? .zero
    let own = image.map {
      CGSize(
        width: $0.size.width - insets.left - insets.right, height: $0.size.height - insets.top - insets.bottom)
    }
    sizing = ImageSizing(
      own: own ?? .zero, isResizable: resizing != nil && image != nil, baseline: image?.baselineOffsetFromBottom)
    contentDidChange()
  }

  override func draw(into drawing: inout Drawing, at place: CGRect) {
    guard let picture, place.width > 0, place.height > 0 else { return }
    let layer = layer ?? CALayer()
    self.layer = layer
    layer.animateWithTree()
    if drawnIdentity != nil, drawnIdentity != identity { change(layer, into: &drawing, at: place) }
    drawnIdentity = identity
    if let bars {
      layer.contents = nil
      layer.backgroundColor = bars
      return drawing.add(layer, at: place)
    }
    layer.backgroundColor = nil
    fill(layer, picture, size: place.size, scale: drawing.grid.scale)
    layer.transform = flips ? CATransform3DMakeScale(-1, 1, 1) : CATransform3DIdentity
    defer { effects.apply(to: drawing.list.last?.layer) }
    guard case .gradient(let gradient)? = picture.tint else { return drawing.add(layer, at: place) }
    let filled = gradientLayer ?? CAGradientLayer()
    gradientLayer = filled
    gradient.apply(to: filled, size: place.size, isRightToLeft: isRightToLeft)
    Drawing.setFrame(of: layer, CGRect(origin: .zero, size: drawing.grid.round(place).size))
    filled.mask = layer
    drawing.add(filled, at: place)
  }

  /// The picture before, while it makes place for this one.
  private var formerLayer: CALayer?

  /// The layer is about to show another picture.
  private func change(_ layer: CALayer, into drawing: inout Drawing, at place: CGRect) {
    let environment = element.environmentValues
    guard let options = environment.contentTransition.symbolOptions, isSymbol else {
      return LayerAnimator.shared.fade(layer)
    }
    guard layer.superlayer != nil, drawing.host?.canAnimate == true, !element.transaction.disablesAnimations else {
      return
    }
    let former = formerLayer ?? CALayer()
    formerLayer = former
    former.contents = layer.contents
    former.contentsScale = layer.contentsScale
    former.contentsTint = layer.contentsTint
    former.transform = layer.transform
    // Nothing is left of it once the effect is over.
    former.opacity = 0
    let size = layer.bounds.size
    drawing.add(
      former,
      at: CGRect(
        x: place.midX - size.width / 2, y: place.midY - size.height / 2, width: size.width, height: size.height))
    former.removeSymbolEffect(.disappear(isUp: false))
    former.addSymbolEffect(.disappear(isUp: false), options)
    layer.addSymbolEffect(.appear(isUp: true), options)
  }

  private func fill(_ layer: CALayer, _ picture: ShownPicture, size: CGSize, scale: CGFloat) {
    var image = picture.image
    if resizing != nil, let atSize = picture.atSize { image = atSize(size) }
    let hasCaps = resizing.map { $0.capInsets != EdgeInsets() } ?? false
    layer.contentsCenter = CGRect(x: 0, y: 0, width: 1, height: 1)
    if resizing?.mode == .tile || (hasCaps && resizing?.mode == .stretch) || image.imageOrientation != .up {
      layer.contents = drawn(image, size: size, scale: scale)
      layer.contentsScale = scale
    } else {
      layer.contents = image.cgImage
      layer.contentsScale = image.scale
    }
    layer.contentsGravity = .resize
    layer.magnificationFilter = isSmooth ? .linear : .nearest
    layer.minificationFilter = isSmooth ? .linear : .nearest
    switch picture.tint {
    case .color(let color): layer.contentsTint = color.rgba
    case .material(let material): layer.contentsTint = material.cover.rgba
    case .gradient: layer.contentsTint = CGColor(gray: 0, alpha: 1).rgba
    case nil: layer.contentsTint = nil
    }
  }

  /// The picture's pixels at a size, with caps and tiles.
  private func drawn(_ image: UIImage, size: CGSize, scale: CGFloat) -> CGImage? {
    var image = image
    if let resizing {
      let caps = resizing.capInsets
      image = image.resizableImage(
        withCapInsets: UIEdgeInsets(top: caps.top, left: caps.leading, bottom: caps.bottom, right: caps.trailing),
        resizingMode: resizing.mode == .tile ? .tile : .stretch)
    }
    let format = UIGraphicsImageRendererFormat()
    format.scale = scale
    format.opaque = false
    return UIGraphicsImageRenderer(size: size, format: format).image { _ in
      image.draw(in: CGRect(origin: .zero, size: size))
    }.cgImage
  }

  override func isHit(_ point: CGPoint) -> Bool { CGRect(origin: .zero, size: frame.size).contains(point) }
}

private struct FlipsKey: EnvironmentKey { static let defaultValue = false }

extension EnvironmentValues {
  var flipsForRightToLeft: Bool {
    get { self[FlipsKey.self] }
    set { self[FlipsKey.self] = newValue }
  }
}
