// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// An action of an alert or a sheet.
@preconcurrency @MainActor open class CPAlertAction: NSObject {
  public enum Style: UInt, Sendable {
    case `default` = 0
    case cancel = 1
    case destructive = 2
  }

  open private(set) var title: String
  open private(set) var style: Style
  open private(set) var handler: (CPAlertAction) -> Void
  public init(title: String, style: Style, handler: @escaping (CPAlertAction) -> Void) {
    (self.title, self.style, self.handler) = (title, style, handler)
    super.init()
  }
}

@preconcurrency @MainActor open class CPAlertTemplate: CPTemplate {
  open class var maximumActionCount: Int { 2 }
  open private(set) var titleVariants: [String]
  open private(set) var actions: [CPAlertAction]
  public init(titleVariants: [String], actions: [CPAlertAction]) {
    (self.titleVariants, self.actions) = (titleVariants, actions)
    super.init()
  }
}

@preconcurrency @MainActor open class CPActionSheetTemplate: CPTemplate {
  open private(set) var title: String?
  open private(set) var message: String?
  open private(set) var actions: [CPAlertAction]
  public init(title: String?, message: String?, actions: [CPAlertAction]) {
    (self.title, self.message, self.actions) = (title, message, actions)
    super.init()
  }
}

/// Rows of a title and a detail.
@preconcurrency @MainActor open class CPInformationItem: NSObject {
  open private(set) var title: String?
  open private(set) var detail: String?
  public init(title: String?, detail: String?) {
    (self.title, self.detail) = (title, detail)
    super.init()
  }
}

public enum CPInformationTemplateLayout: Int, Sendable {
  case leading = 0
  case twoColumn = 1
}

public enum CPTextButtonStyle: Int, Sendable {
  case normal = 0
  case cancel = 1
  case confirm = 2
}

@preconcurrency @MainActor open class CPTextButton: NSObject {
  open var title: String
  open var textStyle: CPTextButtonStyle
  package let handler: ((CPTextButton) -> Void)?
  public init(title: String, textStyle: CPTextButtonStyle, handler: ((CPTextButton) -> Void)? = nil) {
    (self.title, self.textStyle, self.handler) = (title, textStyle, handler)
    super.init()
  }
}

@preconcurrency @MainActor open class CPInformationTemplate: CPTemplate, CPBarButtonProviding {
  open private(set) var layout: CPInformationTemplateLayout
  open var title: String
  open var items: [CPInformationItem]
  open var actions: [CPTextButton]
  open var leadingNavigationBarButtons: [CPBarButton] = []
  open var trailingNavigationBarButtons: [CPBarButton] = []
  open var backButton: CPBarButton?
  public init(
    title: String, layout: CPInformationTemplateLayout, items: [CPInformationItem], actions: [CPTextButton]
  ) {
    (self.title, self.layout, self.items, self.actions) = (title, layout, items, actions)
    super.init()
  }
}
