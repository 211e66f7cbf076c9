// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import NibReader
internal import UIKit

/// Which scenes the canvas shows below or above bars: those that the ways of the storyboard put into containers.
struct CanvasBars {
  /// What a scene stands in, by the identifiers of the controllers.
  struct Place {
    var navigation: String?
    /// The scene before it in its navigation controller; `nil` for the first.
    var previous: String?
    var tabs: String?
    /// What the tab bar has an item of: the scene, or its navigation controller.
    var page: String?
    /// Points.
    fileprivate var navigationBar: CGFloat = 0
  }

  private(set) var places: [String: Place] = [:]
  private let tabBar: CGFloat

  init(_ document: NibDocument, _ device: CanvasDevice) {
    let isLow = device.isLandscape && !device.isPad
    let bar: CGFloat = device.isPad ? 50 : isLow ? 32 : 44
    tabBar = device.isPad ? 50 : isLow ? 32 : 49
    let controllers = document.scenes.compactMap(\.controller)
    for controller in controllers where controller.name == "tabBarController" {
      for (_, segue) in controller.segues where segue.kind == "relationship" {
        places[segue.destination, default: Place()].tabs = controller.id
        places[segue.destination]?.page = segue.destination
      }
    }
    var open: [String] = []
    for controller in controllers where controller.name == "navigationController" {
      for (_, segue) in controller.segues where segue.kind == "relationship" {
        var place = Place(tabs: places[controller.id ?? ""]?.tabs, page: controller.id)
        if controller.bool("navigationBarHidden") != true {
          let hasLargeTitle =
            !isLow && controller.child(key: "navigationBar")?.bool("largeTitles") == true
            && document.element(segue.destination)?.child(key: "navigationItem")?["largeTitleDisplayMode"] != "never"
          place.navigation = controller.id
          place.navigationBar = bar + (hasLargeTitle ? 52 : 0)
          open.append(segue.destination)
        }
        places[segue.destination] = place
      }
    }
    // What is shown from a page goes below the same bar.
    while let id = open.popLast() {
      guard let controller = document.scene(controller: id)?.controller, let before = places[id] else { continue }
      for (_, segue) in controller.segues where segue.kind == "show" || segue.kind == "push" {
        guard places[segue.destination]?.navigation == nil, segue.destination != before.navigation,
          let next = document.scene(controller: segue.destination)?.controller, next.name != "navigationController"
        else { continue }
        var place = before
        (place.previous, place.navigationBar) = (id, bar)
        if next.bool("hidesBottomBarWhenPushed") == true { (place.tabs, place.page) = (nil, nil) }
        places[segue.destination] = place
        open.append(segue.destination)
      }
    }
  }

  func insets(of root: NibCanvas.Root) -> UIEdgeInsets {
    let place = places[root.id]
    return UIEdgeInsets(
      top: place?.navigationBar ?? 0, left: 0, bottom: place?.tabs == nil ? 0 : tabBar, right: 0)
  }
}
