// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import NibReader
internal import UIKit

/// Which scenes the canvas shows below or above bars: those that the ways of the storyboard put into containers.
struct CanvasBars {
  /// Controllers below a navigation bar, with the height of it.
  private var navigation: [String: CGFloat] = [:]
  private var tabs: Set<String> = []
  private let tabBar: CGFloat

  init(_ document: NibDocument, _ device: CanvasDevice) {
    let isLow = device.isLandscape && !device.isPad
    let bar: CGFloat = device.isPad ? 50 : isLow ? 32 : 44
    tabBar = device.isPad ? 50 : isLow ? 32 : 49
    var open: [String] = []
    for scene in document.scenes {
      guard let controller = scene.controller else { continue }
      for segue in Self.segues(controller) where segue.kind == "relationship" {
        switch controller.name {
        case "navigationController" where controller.bool("navigationBarHidden") != true:
          let hasLargeTitle =
            !isLow && controller.child(key: "navigationBar")?.bool("largeTitles") == true
            && document.element(segue.destination)?.child(key: "navigationItem")?["largeTitleDisplayMode"] != "never"
          navigation[segue.destination] = bar + (hasLargeTitle ? 52 : 0)
          open.append(segue.destination)
        case "tabBarController": tabs.insert(segue.destination)
        default: break
        }
      }
    }
    // The page of a navigation controller has the tab bar of that.
    for scene in document.scenes {
      guard let controller = scene.controller, controller.name == "navigationController",
        tabs.contains(controller.id ?? "")
      else { continue }
      for segue in Self.segues(controller) where segue.kind == "relationship" { tabs.insert(segue.destination) }
    }
    // What is shown from a page goes below the same bar.
    while let id = open.popLast() {
      guard let controller = document.scene(controller: id)?.controller else { continue }
      for segue in Self.segues(controller) where segue.kind == "show" || segue.kind == "push" {
        guard navigation[segue.destination] == nil,
          document.scene(controller: segue.destination)?.controller?.name != "navigationController"
        else { continue }
        navigation[segue.destination] = bar
        if tabs.contains(id) { tabs.insert(segue.destination) }
        open.append(segue.destination)
      }
    }
  }

  func insets(of root: NibCanvas.Root) -> UIEdgeInsets {
    UIEdgeInsets(
      top: navigation[root.id] ?? 0, left: 0, bottom: tabs.contains(root.id) ? tabBar : 0, right: 0)
  }

  private static func segues(_ element: NibElement) -> [NibSegue] {
    var found: [NibSegue] = []
    var open = [element]
    while let next = open.popLast() {
      if next.name == "segue", case .segue(let segue)? = NibConnection(next) { found.append(segue) }
      open.append(contentsOf: next.children)
    }
    return found
  }
}
