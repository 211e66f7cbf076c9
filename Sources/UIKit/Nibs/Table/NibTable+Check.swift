// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import NibReader

extension NibTable {
  /// What Interface Builder keeps for itself, and what is read apart from the rows.
  private static let common: Set<String> = [
    "id", "key", "userLabel", "misplaced", "ambiguous", "verifyAmbiguity", "sceneMemberID", "colorLabel",
    "placeholderIntrinsicWidth", "placeholderIntrinsicHeight", "simulatedAppContext", "customClass", "customModule",
    "customModuleProvider", "restorationIdentifier", "connections", "userDefinedRuntimeAttributes", "variation",
    "userComments", "freeformSize", "canvasLocation", "customSize", "layoutGuides", "accessibilityOverrides",
    "largeContentImage", "multipleSelectionBackgroundView",
    "wantsLayer", "catalog",
  ]

  /// Tells of elements and of attributes that no row reads, each once.
  static func check(_ document: NibDocument, _ words: String) {
    var open = document.kind == .nib ? document.objects : document.scenes.flatMap { $0.objects }
    open += document.scenes.compactMap(\.controller)
    while let element = open.popLast() {
      open += element.children
      guard let row = row(element.name) else {
        // Lists and values have no identifiers, other than objects.
        if element.id != nil, !plain.contains(element.name), element["customClass"] != nil || element.name.isViewLike {
          NibWarnings.warn("\(words), line \(element.line): nothing is known of the element \(element.name)")
        }
        continue
      }
      let names = row.names
      for name in element.attributes.keys.sorted() where !names.contains(name) && !common.contains(name) {
        NibWarnings.warn("the attribute \(name) of \(element.name) in nibs is not read")
      }
      for child in element.children {
        let name = child.key ?? child.name
        guard !names.contains(name), !names.contains(child.name), !common.contains(name), !common.contains(child.name),
          !name.hasPrefix("simulated"), !child.name.hasPrefix("simulated"), child.name != "nil"
        else { continue }
        NibWarnings.warn("the child \(name) of \(element.name) in nibs is not read")
      }
    }
  }

  /// Elements with identifiers that are read with those around them.
  private static let plain: Set<String> = [
    "constraint", "viewLayoutGuide", "viewControllerLayoutGuide", "outlet", "outletCollection", "action", "segue",
    "placeholder", "exit", "attributedString", "imageReference", "menuItem",
  ]
}

extension String {
  fileprivate var isViewLike: Bool {
    ["View", "Control", "Item", "Recognizer", "Controller", "Layout"].contains { hasSuffix($0) }
  }
}
