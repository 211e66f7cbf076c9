// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import CoreGraphics
internal import TesseraText
internal import ViewLayoutCore

/// Everything that the size of a text depends on.
struct TextContent: Equatable {
  var text: AttributedText
  /// The range of how many lines are shown; `nil` for no limit.
  var lineLimit: Int?
  /// The least number of lines that room is left for.
  var leastLines: Int?
  var truncation = LineBreakMode.byTruncatingTail
  /// How much smaller text may be drawn so that it is not cut; 1 for not at all.
  var leastScale: CGFloat = 1
  /// Whether letters may stand closer so that text is not cut.
  var tightens = false
  var pixelScale: CGFloat = 1
  var isRightToLeft = false
  /// The height of a line, points.
  var lineHeight: CGFloat = 0

  /// The text laid out in a size; lengths that are `nil` or infinite set no limit.
  func layout(width: CGFloat?, height: CGFloat?) -> TextLayout {
    var layout = lines(text, width, height)
    if tightens, isCut(layout, width) {
      for step in 1...4 {
        let tight = lines(text.tightened(by: 0.0125 * CGFloat(step)), width, height)
        if !isCut(tight, width) { return tight }
      }
    }
    guard leastScale < 1, isCut(layout, width) else { return layout }
    for step in 1...20 {
      let scale = 1 - (1 - leastScale) * CGFloat(step) / 20
      layout = lines(text.scaled(by: scale), width, height)
      if !isCut(layout, width) { break }
    }
    return layout
  }

  /// As many lines as fit; the last one ends in an ellipsis where others are left out.
  private func lines(_ text: AttributedText, _ width: CGFloat?, _ height: CGFloat?) -> TextLayout {
    let free = TextLayout(text, options: options(width, nil))
    guard let height, free.size.height > height + 0.001 else { return free }
    // A line that stands half outside is left out; the first one stays.
    let count = free.lines.prefix { $0.frame.maxY <= height + 0.001 }.count
    var options = options(width, nil)
    options.numberOfLines = max(count, 1)
    return TextLayout(text, options: options)
  }

  private func isCut(_ layout: TextLayout, _ width: CGFloat?) -> Bool {
    layout.isTruncated || layout.size.width > (width ?? .infinity) + 0.001
  }

  private func options(_ width: CGFloat?, _ height: CGFloat?) -> TextLayoutOptions {
    TextLayoutOptions(
      width: width ?? .infinity, height: height ?? .infinity, numberOfLines: lineLimit ?? 0,
      lineBreakMode: truncation, scale: pixelScale, isRightToLeft: isRightToLeft)
  }

  func size(_ layout: TextLayout) -> CGSize {
    var size = layout.labelSize
    if let leastLines { size.height = max(size.height, layout.options.roundedUp(lineHeight * CGFloat(leastLines))) }
    return size
  }
}

extension AttributedText {
  /// The same text with letters closer by a share of their size; how close was chosen.
  fileprivate func tightened(by share: CGFloat) -> AttributedText {
    let runs = runs.map { run in
      var run = run
      run.attributes.kern = (run.attributes.kern ?? 0) - run.attributes.font.size * share
      return run
    }
    return AttributedText(string, runs: runs, defaultAttributes: TextAttributes())
  }

  /// The same text with fonts of another size.
  fileprivate func scaled(by scale: CGFloat) -> AttributedText {
    let runs = runs.map { run in
      var run = run
      run.attributes.font = run.attributes.font.withSize(run.attributes.font.size * scale)
      return run
    }
    return AttributedText(string, runs: runs, defaultAttributes: TextAttributes())
  }
}

/// Sizes text: as wide as its longest line.
struct TextSizing: LayoutAlgorithm {
  let content: TextContent
  let spacing: SpacingPreferences

  /// The layout that answers a proposal.
  func layout(_ proposal: Proposal) -> TextLayout {
    content.layout(width: proposal.width, height: proposal.height)
  }

  func size(in proposal: Proposal, of children: LayoutChildren) -> CGSize { content.size(layout(proposal)) }

  func place(
    _ children: LayoutChildren, in proposal: Proposal, size: CGSize, emit: (Int, CGPoint, Proposal) -> Void
  ) {}

  func guideKeys(of children: LayoutChildren) -> AlignmentKeySet { .baselines }

  func explicitGuide(
    _ key: AlignmentKey, in proposal: Proposal, size: CGSize, of children: LayoutChildren
  ) -> CGFloat? {
    let layout = layout(proposal)
    guard !layout.lines.isEmpty else { return nil }
    switch key {
    case .firstBaseline: return layout.firstBaseline
    case .lastBaseline: return layout.lastBaseline
    default: return nil
    }
  }

  func spacing(of children: LayoutChildren) -> SpacingPreferences { spacing }
}

/// The box of text.
final class TextBox: Box {
  private(set) var sizing = TextSizing(
    content: TextContent(text: AttributedText("", attributes: TextAttributes())), spacing: .ordinary)
  /// What the text is read as.
  var spoken = ""
  /// The clock of text that goes on with time.
  var clock: TextClock?
  /// Whether people may select the text.
  var isSelectable = false
  private var layer: TextLayer?
  /// What letters are filled with where it is not their colours.
  private var gradient: GradientPaint?
  private var gradientLayer: CAGradientLayer?
  /// Whether bars are shown in place of the lines.
  private var bars: CGColor?
  private var barLayer: CAShapeLayer?

  override var algorithm: any LayoutAlgorithm { sizing }

  func set(_ content: TextContent, _ spacing: SpacingPreferences, gradient: GradientPaint?, bars: CGColor?) {
    let isSame = content == sizing.content && spacing == sizing.spacing
    sizing = TextSizing(content: content, spacing: spacing)
    if self.gradient != gradient || self.bars != bars {
      self.gradient = gradient
      self.bars = bars
      appearanceDidChange()
    }
    if !isSame { contentDidChange() }
  }

  override func draw(into drawing: inout Drawing, at place: CGRect) {
    if isSelectable, let host = drawing.host { host.textSelector.attach(to: host.view) }
    let layout = sizing.layout(placedProposal)
    guard !layout.lines.isEmpty else { return }
    if let bars { return drawBars(layout, bars, into: &drawing, at: place) }
    let layer = layer ?? TextLayer()
    self.layer = layer
    // Text keeps its corner, not its middle, while its size becomes another one.
    layer.anchorPoint = CGPoint(x: isRightToLeft ? 1 : 0, y: 0)
    layer.contentsScale = drawing.grid.scale
    layer.show(layout, isRightToLeft: isRightToLeft, width: place.width)
    guard let gradient else { return drawing.add(layer, at: place) }
    let filled = gradientLayer ?? CAGradientLayer()
    gradientLayer = filled
    gradient.apply(to: filled, size: place.size, isRightToLeft: isRightToLeft)
    Drawing.setFrame(of: layer, CGRect(origin: .zero, size: drawing.grid.round(place).size))
    filled.mask = layer
    layer.animateWithTree()
    drawing.add(filled, at: place)
  }

  /// Round bars where the lines are.
  private func drawBars(_ layout: TextLayout, _ color: CGColor, into drawing: inout Drawing, at place: CGRect) {
    let path = CGMutablePath()
    let start = layout.lines.map(\.frame.minX).min() ?? 0
    for line in layout.lines {
      let bar = line.frame.offsetBy(dx: -start, dy: 0).insetBy(dx: 0, dy: line.frame.height * 0.15)
      let radius = min(bar.width, bar.height) / 4
      path.addPath(CGPath.circularRoundedRect(bar, radius: radius))
    }
    let layer = barLayer ?? CAShapeLayer()
    barLayer = layer
    layer.path = path
    layer.fillColor = color
    drawing.add(layer, at: place)
  }

  override func isHit(_ point: CGPoint) -> Bool { CGRect(origin: .zero, size: frame.size).contains(point) }
}

/// A layer that shows text.
final class TextLayer: CALayer {
  private var layout: TextLayout?

  /// Shows a layout; the same one is not drawn again.
  ///
  /// - Parameter width: The width of the text, in points: lines are aligned in it.
  func show(_ layout: TextLayout, isRightToLeft: Bool, width: CGFloat) {
    // Lines were aligned in the room that was proposed; the text is as wide as its longest line.
    if let shown = self.layout, shown.options == layout.options, shown.text == layout.text, shift == shift(layout) {
      return
    }
    if self.layout != nil { LayerAnimator.shared.fade(self) }
    self.layout = layout
    setNeedsDisplay()
  }

  private var shift: CGFloat { layout.map(shift) ?? 0 }

  /// How far lines stand from the leading side of the text.
  private func shift(_ layout: TextLayout) -> CGFloat {
    layout.lines.map(\.frame.minX).min() ?? 0
  }

  override func draw(in ctx: CGContext) {
    guard let layout else { return }
    // On a whole pixel, so that letters are.
    let scale = max(contentsScale, 1)
    let origin = CGPoint(x: -(shift(layout) * scale).rounded() / scale, y: 0)
    ctx.drawTypeset(layout.operations(at: origin))
    let attachments = layout.attachments(at: origin)
    guard !attachments.isEmpty else { return }
    UIGraphicsPushContext(ctx)
    for attachment in attachments {
      guard let image = (attachment.content.object as? NSTextAttachment)?.image else { continue }
      let tinted =
        image.renderingMode == .alwaysOriginal || !image.isSymbolImage
        ? image : image.withTintColor(UIColor(cgColor: CGColor(rgba: attachment.color)), renderingMode: .alwaysOriginal)
      tinted.draw(in: attachment.rect)
    }
    UIGraphicsPopContext()
  }
}
