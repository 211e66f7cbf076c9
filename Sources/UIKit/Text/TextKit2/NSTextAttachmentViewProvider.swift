// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import CTesseraRuntime

/// Has a view that stands for an attachment in a text.
///
/// Subclasses make the view in `loadView()`. Text views put it where the attachment is while that is in sight.
@preconcurrency @MainActor open class NSTextAttachmentViewProvider: NSObject {
  open private(set) weak var textAttachment: NSTextAttachment?
  open private(set) weak var textLayoutManager: NSTextLayoutManager?
  public internal(set) final var location: any NSTextLocation
  private(set) var loadedView: UIView?
  private var hasLoaded = false

  /// Whether the room follows the view's size: its bounds', or where these are empty what it would like. Defaults to
  /// `false`: the attachment's bounds.
  open var tracksTextAttachmentViewBounds = false

  /// Creates a provider for an attachment at a place.
  public init(
    textAttachment: NSTextAttachment, parentView: UIView?, textLayoutManager: NSTextLayoutManager?,
    location: any NSTextLocation
  ) {
    self.textAttachment = textAttachment
    self.textLayoutManager = textLayoutManager
    self.location = location
    super.init()
  }

  /// The view; asking for it makes it.
  open var view: UIView? {
    get {
      if !hasLoaded {
        hasLoaded = true
        loadView()
      }
      return loadedView
    }
    set {
      hasLoaded = true
      if loadedView !== newValue { loadedView?.removeFromSuperview() }
      loadedView = newValue
    }
  }

  /// Makes the view and sets it. Asked of subclasses.
  open func loadView() {}

  /// The room for the view, its origin on the baseline, y up.
  open func attachmentBounds(
    for attributes: [NSAttributedString.Key: Any], location: any NSTextLocation, textContainer: NSTextContainer?,
    proposedLineFragment: CGRect, position: CGPoint
  ) -> CGRect {
    if tracksTextAttachmentViewBounds, let view {
      let size = view.bounds.isEmpty ? view.sizeThatFits(proposedLineFragment.size) : view.bounds.size
      return CGRect(origin: .zero, size: size)
    }
    return textAttachment?.attachmentBounds(
      for: attributes, location: location, textContainer: textContainer, proposedLineFragment: proposedLineFragment,
      position: position) ?? .zero
  }

  /// Where the attachment is now: text before it may have become longer.
  func location(in fragment: NSTextLayoutFragment) -> any NSTextLocation {
    guard let offset = fragment.offset(of: self), let content = textLayoutManager?.textContentManager,
      let block = fragment.block
    else { return location }
    return content.place(at: block.start + offset)
  }

  /// Makes a provider of the class that a metatype stands for.
  static func make(
    _ type: NSTextAttachmentViewProvider.Type, textAttachment: NSTextAttachment, parentView: UIView?,
    textLayoutManager: NSTextLayoutManager?, location: any NSTextLocation
  ) -> NSTextAttachmentViewProvider {
    // The initialiser takes the arguments along; only the memory is left.
    let place = UnsafeMutablePointer<any NSTextLocation>.allocate(capacity: 1)
    place.initialize(to: location)
    defer { place.deallocate() }
    let made = tessera_make_attachment_view(
      unsafeBitCast(type, to: UnsafeRawPointer.self), Unmanaged.passRetained(textAttachment).toOpaque(),
      parentView.map { Unmanaged.passRetained($0).toOpaque() },
      textLayoutManager.map { Unmanaged.passRetained($0).toOpaque() }, place)
    guard let made else { fatalError("\(type) has no init(textAttachment:parentView:textLayoutManager:location:)") }
    return Unmanaged<NSTextAttachmentViewProvider>.fromOpaque(made).takeRetainedValue()
  }
}
