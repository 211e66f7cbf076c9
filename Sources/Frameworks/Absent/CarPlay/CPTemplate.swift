// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

@_exported public import UIKit

/// A screen of a car. The templates keep what code gives them; there is no car, and no scene of one is ever connected.
@preconcurrency @MainActor open class CPTemplate: NSObject {
  open var tabTitle: String?
  open var tabImage: UIImage?
  open var tabSystemItem = UITabBarItem.SystemItem.more
  open var showsTabBadge = false
  open var userInfo: Any?

  override init() { super.init() }
}

/// Buttons at the top of a screen.
@preconcurrency @MainActor public protocol CPBarButtonProviding: AnyObject {
  var leadingNavigationBarButtons: [CPBarButton] { get set }
  var trailingNavigationBarButtons: [CPBarButton] { get set }
  var backButton: CPBarButton? { get set }
}

public enum CPBarButtonStyle: Int, Sendable {
  case none = 0
  case rounded = 1
}

/// What a button of a bar shows.
public enum CPBarButtonType: UInt, Sendable {
  case text = 0
  case image = 1
}

@preconcurrency @MainActor open class CPBarButton: NSObject {
  open var isEnabled = true
  open var title: String?
  open var image: UIImage?
  open var buttonStyle = CPBarButtonStyle.none
  open var buttonType: CPBarButtonType { image == nil ? .text : .image }
  package let handler: ((CPBarButton) -> Void)?

  public init(title: String, handler: ((CPBarButton) -> Void)? = nil) {
    (self.title, self.handler) = (title, handler)
    super.init()
  }
  public init(image: UIImage, handler: ((CPBarButton) -> Void)? = nil) {
    (self.image, self.handler) = (image, handler)
    super.init()
  }
}

/// Screens side by side.
@preconcurrency @MainActor open class CPTabBarTemplate: CPTemplate {
  open private(set) var templates: [CPTemplate]
  open weak var delegate: (any CPTabBarTemplateDelegate)?
  open private(set) var selectedTemplate: CPTemplate?
  open class var maximumTabCount: Int { 5 }

  public init(templates: [CPTemplate]) {
    self.templates = templates
    selectedTemplate = templates.first
    super.init()
  }

  open func updateTemplates(_ newTemplates: [CPTemplate]) {
    templates = newTemplates
    if !newTemplates.contains(where: { $0 === selectedTemplate }) { selectedTemplate = newTemplates.first }
  }

  open func select(_ newTemplate: CPTemplate) {
    if templates.contains(where: { $0 === newTemplate }) { selectedTemplate = newTemplate }
  }
  open func selectTemplate(at index: Int) {
    if templates.indices.contains(index) { selectedTemplate = templates[index] }
  }
}

@preconcurrency @MainActor public protocol CPTabBarTemplateDelegate: NSObjectProtocol {
  func tabBarTemplate(_ tabBarTemplate: CPTabBarTemplate, didSelect selectedTemplate: CPTemplate)
}

/// A button with a picture in a grid.
@preconcurrency @MainActor open class CPGridButton: NSObject {
  open var isEnabled = true
  open private(set) var titleVariants: [String]
  open private(set) var image: UIImage
  package let handler: ((CPGridButton) -> Void)?
  public init(titleVariants: [String], image: UIImage, handler: ((CPGridButton) -> Void)? = nil) {
    (self.titleVariants, self.image, self.handler) = (titleVariants, image, handler)
    super.init()
  }
}

@preconcurrency @MainActor open class CPGridTemplate: CPTemplate, CPBarButtonProviding {
  open private(set) var title: String
  open private(set) var gridButtons: [CPGridButton]
  open var leadingNavigationBarButtons: [CPBarButton] = []
  open var trailingNavigationBarButtons: [CPBarButton] = []
  open var backButton: CPBarButton?
  public init(title: String?, gridButtons: [CPGridButton]) {
    (self.title, self.gridButtons) = (title ?? "", gridButtons)
    super.init()
  }
  open func updateTitle(_ title: String) { self.title = title }
  open func updateGridButtons(_ gridButtons: [CPGridButton]) { self.gridButtons = gridButtons }
}
