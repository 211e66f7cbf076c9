// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// Says how large what stands in a text is, and what it looks like, in a container. Lengths are points.
public protocol NSTextAttachmentContainer: NSObjectProtocol {
  /// What is drawn in bounds; `nil` for nothing.
  func image(
    forBounds imageBounds: CGRect, textContainer: NSTextContainer?, characterIndex charIndex: Int
  ) -> UIImage?

  /// The room that is wanted, its origin on the baseline, y up.
  func attachmentBounds(
    for textContainer: NSTextContainer?, proposedLineFragment lineFrag: CGRect, glyphPosition position: CGPoint,
    characterIndex charIndex: Int
  ) -> CGRect
}

/// The same where text layout managers lay out; and what has a view in place of a picture.
public protocol NSTextAttachmentLayout: NSObjectProtocol {
  @preconcurrency @MainActor func image(
    for bounds: CGRect, attributes: [NSAttributedString.Key: Any], location: any NSTextLocation,
    textContainer: NSTextContainer?
  ) -> UIImage?
  @preconcurrency @MainActor func attachmentBounds(
    for attributes: [NSAttributedString.Key: Any], location: any NSTextLocation, textContainer: NSTextContainer?,
    proposedLineFragment: CGRect, position: CGPoint
  ) -> CGRect
  @preconcurrency @MainActor func viewProvider(
    for parentView: UIView?, location: any NSTextLocation, textContainer: NSTextContainer?
  ) -> NSTextAttachmentViewProvider?
}

/// What stands in a text in place of a character: a picture, or a file.
///
/// Symbols take the font and the colour of the text that they stand in, unless they have their own.
open class NSTextAttachment: NSObject, NSTextAttachmentContainer, NSTextAttachmentLayout, NSSecureCoding,
  @unchecked Sendable
{
  private let foundationMark = FoundationMark()

  /// The character that an attachment stands in place of: U+FFFC.
  open class var character: Int { 0xFFFC }

  /// A file's bytes; a picture's are shown.
  open var contents: Data? {
    didSet { decoded = Self.picture(in: contents) }
  }

  /// A file that the attachment stands for; its picture is shown where there are no contents. Defaults to `nil`.
  open var fileWrapper: FileWrapper? {
    didSet { if contents == nil { decoded = Self.picture(in: fileWrapper?.regularFileContents) } }
  }

  /// The uniform type identifier of `contents`.
  open var fileType: String?

  /// What is shown in place of the contents.
  open var image: UIImage?

  /// The room, in points, its origin on the baseline and y up: a negative y lies below the baseline. The zero rectangle,
  /// the default, is the picture's size, on the baseline.
  open var bounds = CGRect.zero

  /// Points left free on both sides. Defaults to 0.
  open var lineLayoutPadding: CGFloat = 0

  /// Whether a view may stand for the attachment. Defaults to `true`.
  open var allowsTextAttachmentView = true
  /// Whether a view stands for it where text layout managers lay out.
  open var usesTextAttachmentView: Bool { allowsTextAttachmentView && (hasView || providerClass != nil) }
  /// A view stands for it in a text that was laid out.
  var hasView = false

  @MainActor private static var providerClasses: [String: NSTextAttachmentViewProvider.Type] = [:]

  private var providerClass: NSTextAttachmentViewProvider.Type? {
    guard let fileType else { return nil }
    return onThisThread { Self.providerClasses[fileType] }
  }

  /// Has views of a provider stand for attachments of a uniform type.
  @preconcurrency @MainActor open class func registerViewProviderClass(
    _ textAttachmentViewProviderClass: AnyClass, forFileType fileType: String
  ) {
    Self.providerClasses[fileType] = textAttachmentViewProviderClass as? NSTextAttachmentViewProvider.Type
  }

  @preconcurrency @MainActor open class func textAttachmentViewProviderClass(forFileType fileType: String) -> AnyClass?
  {
    Self.providerClasses[fileType]
  }

  private var decoded: UIImage?

  private static func picture(in data: Data?) -> UIImage? { data.flatMap { UIImage(data: $0) } }

  /// Creates an attachment for a file's bytes.
  public init(data contentData: Data?, ofType uti: String?) {
    contents = contentData
    fileType = uti
    decoded = Self.picture(in: contentData)
    super.init()
  }

  open class var supportsSecureCoding: Bool { true }

  /// Reads an attachment from an archive: its contents, picture and bounds.
  public required init?(coder: NSCoder) {
    func object<Value: NSObject & NSCoding>(_ type: Value.Type, _ key: String) -> Value? {
      coder.containsValue(forKey: key) ? coder.decodeObject(of: type, forKey: key) : nil
    }
    contents = object(NSData.self, "NSContents") as Data?
    fileType = object(NSString.self, "NSFileType") as String?
    image = object(UIImage.self, "NSImage")
    decoded = Self.picture(in: contents)
    super.init()
    bounds = coder.decodeCGRect(forKey: "NSBounds")
    lineLayoutPadding = CGFloat(coder.decodeDouble(forKey: "NSLineLayoutPadding"))
    if coder.containsValue(forKey: "NSAllowsTextAttachmentView") {
      allowsTextAttachmentView = coder.decodeBool(forKey: "NSAllowsTextAttachmentView")
    }
  }

  /// Writes the attachment's contents, picture and bounds into an archive.
  open func encode(with coder: NSCoder) {
    if let contents { coder.encode(contents as NSData, forKey: "NSContents") }
    if let fileType { coder.encode(fileType as NSString, forKey: "NSFileType") }
    if let image { coder.encode(image, forKey: "NSImage") }
    coder.encode(bounds, forKey: "NSBounds")
    coder.encode(Double(lineLayoutPadding), forKey: "NSLineLayoutPadding")
    coder.encode(allowsTextAttachmentView, forKey: "NSAllowsTextAttachmentView")
  }

  /// Creates an attachment without contents.
  public convenience override init() {
    self.init(data: nil, ofType: nil)
  }

  /// Creates an attachment that shows a picture.
  public convenience init(image: UIImage) {
    self.init(data: nil, ofType: nil)
    self.image = image
  }

  open func image(
    forBounds imageBounds: CGRect, textContainer: NSTextContainer?, characterIndex charIndex: Int
  ) -> UIImage? {
    image ?? decoded
  }

  /// `bounds`, or the picture's size where they are zero; a symbol's baseline is on the text's.
  open func attachmentBounds(
    for textContainer: NSTextContainer?, proposedLineFragment lineFrag: CGRect, glyphPosition position: CGPoint,
    characterIndex charIndex: Int
  ) -> CGRect {
    guard bounds == .zero, let image = image ?? decoded else { return bounds }
    return image.boundsOnBaseline
  }

  // MARK: - NSTextAttachmentLayout

  @preconcurrency @MainActor open func image(
    for bounds: CGRect, attributes: [NSAttributedString.Key: Any] = [:], location: any NSTextLocation,
    textContainer: NSTextContainer?
  ) -> UIImage? {
    image(
      forBounds: bounds, textContainer: textContainer, characterIndex: (location as? TextOffset)?.offset ?? 0)
  }

  @preconcurrency @MainActor open func attachmentBounds(
    for attributes: [NSAttributedString.Key: Any], location: any NSTextLocation, textContainer: NSTextContainer?,
    proposedLineFragment: CGRect, position: CGPoint
  ) -> CGRect {
    attachmentBounds(
      for: textContainer, proposedLineFragment: proposedLineFragment, glyphPosition: position,
      characterIndex: (location as? TextOffset)?.offset ?? 0)
  }

  /// What has a view for the attachment: of the class that is registered for its type; `nil` where a picture is shown.
  @preconcurrency @MainActor open func viewProvider(
    for parentView: UIView?, location: any NSTextLocation, textContainer: NSTextContainer?
  ) -> NSTextAttachmentViewProvider? {
    guard allowsTextAttachmentView, let fileType, let type = Self.providerClasses[fileType] else { return nil }
    return NSTextAttachmentViewProvider.make(
      type, textAttachment: self, parentView: parentView, textLayoutManager: textContainer?.textLayoutManager,
      location: location)
  }
}

extension NSAttributedString.Key {
  /// An `NSTextAttachment`, for a character U+FFFC.
  public static let attachment = NSAttributedString.Key("NSAttachment")
}

extension NSAttributedString {
  /// Creates a string of one character, in whose place the attachment stands.
  public convenience init(attachment: NSTextAttachment) {
    self.init(string: "\u{FFFC}", attributes: [.attachment: attachment])
  }

  /// The same with other attributes for the character too.
  public convenience init(attachment: NSTextAttachment, attributes: [NSAttributedString.Key: Any] = [:]) {
    self.init(string: "\u{FFFC}", attributes: attributes.merging([.attachment: attachment]) { $1 })
  }

  /// Whether an attachment stands somewhere in a range of UTF-16 code units.
  public func containsAttachments(in range: NSRange) -> Bool {
    var found = false
    enumerateAttribute(.attachment, in: range, options: []) { value, _, stop in
      guard value is NSTextAttachment else { return }
      found = true
      stop.pointee = true
    }
    return found
  }
}
