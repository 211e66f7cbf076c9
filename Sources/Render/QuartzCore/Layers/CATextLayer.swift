// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

public import CoreGraphics

/// A layer that shows a text.
@preconcurrency @MainActor open class CATextLayer: CALayer {
  /// Draws a text layer's text in a context of its bounds space; set by UIKit, which has the fonts.
  package static var drawer: (@MainActor (CATextLayer, CGContext) -> Void)?

  private struct Text {
    var string: Any?
    var font: AnyObject?
    var fontSize: CGFloat = 36
    var foregroundColor: CGColor? = CGColor(gray: 1, alpha: 1)
    var isWrapped = false
    var truncationMode = CATextLayerTruncationMode.none
    var alignmentMode = CATextLayerAlignmentMode.natural
    var allowsFontSubpixelQuantization = false
  }

  private var text = Text()

  /// Creates a text layer without a text.
  public override init() {
    super.init()
    needsDisplayOnBoundsChange = true
  }

  /// Creates a copy of another layer's property values; those of the text only from a text layer.
  public override init(layer: Any) {
    super.init(layer: layer)
    needsDisplayOnBoundsChange = true
    if let layer = layer as? CATextLayer { text = layer.text }
  }

  /// Fails: layers are not read from archives.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// A `String` or an `NSAttributedString`, which has its own fonts and colours; `nil` for none. Defaults to `nil`.
  ///
  /// - Precondition: it is one of these.
  open var string: Any? {
    get { text.string }
    set {
      guard newValue == nil || newValue is String || newValue is NSAttributedString else {
        fatalError(
          "CATextLayer string must be a String or an NSAttributedString, not "
            + "\(newValue.map { "\(Swift.type(of: $0))" } ?? "nil"). Layer: \(briefDescription)")
      }
      text.string = newValue
      setNeedsDisplay()
    }
  }

  /// A `UIFont`, or the name of one as an `NSString`, of a plain string; its size is `fontSize`. `nil`, the default, is the
  /// system font, where iOS takes Helvetica.
  open var font: AnyObject? {
    get { text.font }
    set { changeText(\.font, to: newValue) }
  }

  /// The size of a plain string's font, in points. Defaults to 36.
  open var fontSize: CGFloat {
    get { text.fontSize }
    set { changeText(\.fontSize, to: newValue) }
  }

  /// The colour of a plain string. Defaults to opaque white.
  open var foregroundColor: CGColor? {
    get { text.foregroundColor }
    set { changeText(\.foregroundColor, to: newValue) }
  }

  /// Whether lines are broken to fit the bounds. Defaults to `false`.
  open var isWrapped: Bool {
    get { text.isWrapped }
    set { changeText(\.isWrapped, to: newValue) }
  }

  /// Where a line that is too long is cut short. Defaults to `none`.
  open var truncationMode: CATextLayerTruncationMode {
    get { text.truncationMode }
    set { changeText(\.truncationMode, to: newValue) }
  }

  /// Where lines stand in the bounds. Defaults to `natural`.
  open var alignmentMode: CATextLayerAlignmentMode {
    get { text.alignmentMode }
    set { changeText(\.alignmentMode, to: newValue) }
  }

  /// A hint how glyphs are put on pixels. Defaults to `false`.
  open var allowsFontSubpixelQuantization: Bool {
    get { text.allowsFontSubpixelQuantization }
    set { text.allowsFontSubpixelQuantization = newValue }
  }

  open override class func defaultValue(forKey key: String) -> Any? {
    let text = Text()
    return switch key {
    case "fontSize": text.fontSize
    case "foregroundColor": text.foregroundColor
    case "wrapped": text.isWrapped
    case "truncationMode": text.truncationMode
    case "alignmentMode": text.alignmentMode
    case "needsDisplayOnBoundsChange": true
    default: super.defaultValue(forKey: key)
    }
  }

  /// Draws the text.
  open override func draw(in ctx: CGContext) {
    guard let drawer = Self.drawer else {
      fatalError("CATextLayer needs UIKit, which has the fonts. Layer: \(briefDescription)")
    }
    if text.string != nil { drawer(self, ctx) }
  }

  package override func makePresentationCopy() -> CALayer { CATextLayer(layer: self) }

  private func changeText<Value>(_ keyPath: WritableKeyPath<Text, Value>, to value: Value) {
    text[keyPath: keyPath] = value
    setNeedsDisplay()
  }
}

/// Where a text layer's line that is too long is cut short.
public struct CATextLayerTruncationMode: RawRepresentable, Hashable, Sendable {
  public var rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  public static let none = CATextLayerTruncationMode(rawValue: "none")
  public static let start = CATextLayerTruncationMode(rawValue: "start")
  public static let end = CATextLayerTruncationMode(rawValue: "end")
  public static let middle = CATextLayerTruncationMode(rawValue: "middle")
}

/// Where a text layer's lines stand.
public struct CATextLayerAlignmentMode: RawRepresentable, Hashable, Sendable {
  public var rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  public static let natural = CATextLayerAlignmentMode(rawValue: "natural")
  public static let left = CATextLayerAlignmentMode(rawValue: "left")
  public static let right = CATextLayerAlignmentMode(rawValue: "right")
  public static let center = CATextLayerAlignmentMode(rawValue: "center")
  public static let justified = CATextLayerAlignmentMode(rawValue: "justified")
}
