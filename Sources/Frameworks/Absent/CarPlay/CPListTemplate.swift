// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// A list.
@preconcurrency @MainActor open class CPListTemplate: CPTemplate, CPBarButtonProviding {
  open private(set) var title: String?
  open private(set) var sections: [CPListSection]
  open weak var delegate: (any CPListTemplateDelegate)?
  open var emptyViewTitleVariants: [String] = []
  open var emptyViewSubtitleVariants: [String] = []
  open var showsSpinnerWhileEmpty = false
  open var leadingNavigationBarButtons: [CPBarButton] = []
  open var trailingNavigationBarButtons: [CPBarButton] = []
  open var backButton: CPBarButton?
  open var assistantCellConfiguration: CPAssistantCellConfiguration?

  open class var maximumItemCount: Int { 100 }
  open class var maximumSectionCount: Int { 100 }
  open class var maximumHeaderGridButtonCount: Int { 8 }
  /// In points.
  open class var maximumGridButtonImageSize: CGSize { CGSize(width: 66, height: 66) }

  public init(title: String?, sections: [CPListSection]) {
    (self.title, self.sections) = (title, sections)
    super.init()
  }
  public init(
    title: String?, sections: [CPListSection], assistantCellConfiguration: CPAssistantCellConfiguration?
  ) {
    (self.title, self.sections, self.assistantCellConfiguration) = (title, sections, assistantCellConfiguration)
    super.init()
  }

  open var sectionCount: Int { sections.count }
  open var itemCount: Int { sections.reduce(0) { $0 + $1.items.count } }
  open func updateSections(_ sections: [CPListSection]) { self.sections = sections }
  open func indexPath(for item: any CPListTemplateItem) -> IndexPath? {
    for (number, section) in sections.enumerated() {
      if let row = section.items.firstIndex(where: { $0 === item }) { return IndexPath(row: row, section: number) }
    }
    return nil
  }
}

@preconcurrency @MainActor public protocol CPListTemplateDelegate: NSObjectProtocol {
  func listTemplate(
    _ listTemplate: CPListTemplate, didSelect item: CPListItem, completionHandler: @escaping () -> Void)
}

public enum CPAssistantCellPosition: Int, Sendable {
  case top = 0
  case bottom = 1
}
public enum CPAssistantCellVisibility: Int, Sendable {
  case off = 0
  case whileLimitedUIActive = 1
  case always = 2
}
public enum CPAssistantCellActionType: Int, Sendable {
  case playMedia = 0
  case startCall = 1
}

@preconcurrency @MainActor open class CPAssistantCellConfiguration: NSObject {
  open private(set) var position: CPAssistantCellPosition
  open private(set) var visibility: CPAssistantCellVisibility
  open private(set) var assistantAction: CPAssistantCellActionType
  public init(
    position: CPAssistantCellPosition, visibility: CPAssistantCellVisibility, assistantAction: CPAssistantCellActionType
  ) {
    (self.position, self.visibility, self.assistantAction) = (position, visibility, assistantAction)
    super.init()
  }
}
