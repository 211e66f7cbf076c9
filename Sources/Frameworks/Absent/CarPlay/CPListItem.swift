// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// Something in a list.
@preconcurrency @MainActor public protocol CPListTemplateItem: NSObjectProtocol {
  var text: String? { get }
  var userInfo: Any? { get set }
  var isEnabled: Bool { get set }
}

/// Something in a list that can be chosen.
@preconcurrency @MainActor public protocol CPSelectableListItem: CPListTemplateItem {
  var handler: ((any CPSelectableListItem, @escaping () -> Void) -> Void)? { get set }
}

public enum CPListItemAccessoryType: Int, Sendable {
  case none = 0
  case disclosureIndicator = 1
  case cloud = 2
}

public enum CPListItemPlayingIndicatorLocation: Int, Sendable {
  case leading = 0
  case trailing = 1
}

/// A row of a list.
@preconcurrency @MainActor open class CPListItem: NSObject, CPSelectableListItem {
  open private(set) var text: String?
  open private(set) var detailText: String?
  open private(set) var image: UIImage?
  open private(set) var accessoryImage: UIImage?
  open var accessoryType: CPListItemAccessoryType
  open var handler: ((any CPSelectableListItem, @escaping () -> Void) -> Void)?
  open var userInfo: Any?
  open var isEnabled = true
  open var isExplicitContent = false
  open var isPlaying = false
  open var playbackProgress: CGFloat = 0
  open var playingIndicatorLocation = CPListItemPlayingIndicatorLocation.leading
  open var showsDisclosureIndicator: Bool { accessoryType == .disclosureIndicator }

  /// In points.
  open class var maximumImageSize: CGSize { CGSize(width: 44, height: 44) }

  public convenience init(text: String?, detailText: String?) {
    self.init(text: text, detailText: detailText, image: nil)
  }
  public convenience init(text: String?, detailText: String?, image: UIImage?) {
    self.init(text: text, detailText: detailText, image: image, accessoryImage: nil, accessoryType: .none)
  }
  public convenience init(
    text: String?, detailText: String?, image: UIImage?, showsDisclosureIndicator: Bool
  ) {
    self.init(
      text: text, detailText: detailText, image: image, accessoryImage: nil,
      accessoryType: showsDisclosureIndicator ? .disclosureIndicator : .none)
  }
  public init(
    text: String?, detailText: String?, image: UIImage?, accessoryImage: UIImage?,
    accessoryType: CPListItemAccessoryType
  ) {
    (self.text, self.detailText, self.image) = (text, detailText, image)
    (self.accessoryImage, self.accessoryType) = (accessoryImage, accessoryType)
    super.init()
  }

  open func setText(_ text: String) { self.text = text }
  open func setDetailText(_ detailText: String?) { self.detailText = detailText }
  open func setImage(_ image: UIImage?) { self.image = image }
  open func setAccessoryImage(_ accessoryImage: UIImage?) { self.accessoryImage = accessoryImage }
}

/// A row of pictures.
@preconcurrency @MainActor open class CPListImageRowItem: NSObject, CPSelectableListItem {
  open var text: String?
  open private(set) var gridImages: [UIImage]
  open var imageTitles: [String]
  /// The row's elements, with more to say of each than a picture.
  open var elements: [CPListImageRowItemElement]
  open var allowsMultipleLines = false
  open var handler: ((any CPSelectableListItem, @escaping () -> Void) -> Void)?
  open var listImageRowHandler: ((CPListImageRowItem, Int, @escaping () -> Void) -> Void)?
  open var userInfo: Any?
  open var isEnabled = true

  open class var maximumImageSize: CGSize { CGSize(width: 66, height: 66) }

  public init(text: String, images: [UIImage]) {
    (self.text, gridImages, imageTitles, elements) = (text, images, [], [])
    super.init()
  }
  public init(text: String, images: [UIImage], imageTitles: [String]) {
    (self.text, gridImages, self.imageTitles, elements) = (text, images, imageTitles, [])
    super.init()
  }
  public init(text: String?, condensedElements: [CPListImageRowItemCondensedElement], allowsMultipleLines: Bool) {
    (self.text, gridImages, imageTitles) = (text, [], [])
    (elements, self.allowsMultipleLines) = (condensedElements, allowsMultipleLines)
    super.init()
  }

  open func update(_ gridImages: [UIImage]) { self.gridImages = gridImages }
}

/// A part of a row of pictures.
@preconcurrency @MainActor open class CPListImageRowItemElement: NSObject {
  open class var maximumImageSize: CGSize { CGSize(width: 66, height: 66) }
  open var image: UIImage
  open var isEnabled = true
  init(image: UIImage) {
    self.image = image
    super.init()
  }
}

/// A part with a title beside its picture.
@preconcurrency @MainActor open class CPListImageRowItemCondensedElement: CPListImageRowItemElement {
  open override class var maximumImageSize: CGSize { CGSize(width: 44, height: 44) }
  public enum Shape: Int, Sendable {
    case roundedRectangle = 0
    case circular = 1
  }

  open private(set) var imageShape: Shape
  open var title: String
  open var subtitle: String?
  open var accessorySymbolName: String?
  public init(image: UIImage, imageShape: Shape, title: String, subtitle: String?, accessorySymbolName: String?) {
    (self.imageShape, self.title, self.subtitle) = (imageShape, title, subtitle)
    self.accessorySymbolName = accessorySymbolName
    super.init(image: image)
  }
}

/// Rows that belong together.
@preconcurrency @MainActor open class CPListSection: NSObject {
  open private(set) var items: [any CPListTemplateItem]
  open private(set) var header: String?
  open private(set) var headerSubtitle: String?
  open private(set) var sectionIndexTitle: String?
  open var headerImage: UIImage?

  public init(items: [any CPListTemplateItem], header: String?, sectionIndexTitle: String?) {
    (self.items, self.header, self.sectionIndexTitle) = (items, header, sectionIndexTitle)
    headerSubtitle = nil
    super.init()
  }
  public convenience init(items: [any CPListTemplateItem]) {
    self.init(items: items, header: nil, sectionIndexTitle: nil)
  }

  open func item(at index: Int) -> any CPListTemplateItem { items[index] }
  open func index(of item: any CPListTemplateItem) -> Int { items.firstIndex { $0 === item } ?? NSNotFound }
}
