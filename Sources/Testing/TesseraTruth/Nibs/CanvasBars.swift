// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import CoreGraphics
internal import NibReader
internal import RenderProtocol
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
    /// The stored top of the navigation bar on the screen, points; `nil` if the file has no usable frame.
    fileprivate var barTop: CGFloat?
    /// The bar's height without a large title, points.
    fileprivate var plainBar: CGFloat = 0
    /// Of the navigation controller, at the bottom; points.
    fileprivate var toolbar: CGFloat = 0
  }

  private(set) var places: [String: Place] = [:]
  private let tabBar: CGFloat
  private let bar: CGFloat
  private let toolbar: CGFloat
  private let barOfSheet: CGFloat
  private let system: CanvasSystem
  private let document: NibDocument
  private let device: CanvasDevice
  /// The height of the status bar, from the stored tops of navigation bars; `nil` if there is none or if they differ.
  private let statusBar: CGFloat?
  /// The scenes that others show in containers of their own.
  private var embedded: Set<String> = []

  init(_ document: NibDocument, _ device: CanvasDevice) {
    (self.document, self.device) = (document, device)
    let isLow = device.isLandscape && !device.isPad
    let system = CanvasSystem(document)
    self.system = system
    let bar = system.navigationBar(isPad: device.isPad, isLow: isLow)
    self.bar = bar
    barOfSheet = system.navigationBarOfSheet(isPad: device.isPad)
    tabBar = system.tabBar(isPad: device.isPad, isLow: isLow)
    let toolbar = system.toolbar(isPad: device.isPad, isLow: isLow)
    self.toolbar = toolbar
    let controllers = document.scenes.compactMap(\.controller)
    let tops = controllers.filter { $0.name == "navigationController" }
      .compactMap { Self.storedBar(of: $0, device, system)?.minY }.filter { (20...62).contains($0) }
    statusBar = Set(tops).count == 1 ? tops.first : nil
    embedded = Set(controllers.flatMap { $0.segues.map(\.segue).filter { $0.kind == "embed" }.map(\.destination) })
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
          let stored = Self.storedBar(of: controller, device, system)
          let isStoredLarge = stored.map { $0.height > 80 } ?? hasLargeTitle
          place.plainBar = stored.map { $0.height - (isStoredLarge ? 52 : 0) } ?? bar
          place.navigationBar = place.plainBar + (hasLargeTitle && isStoredLarge ? 52 : 0)
          place.barTop = stored?.minY
          if controller.bool("toolbarHidden") == false { place.toolbar = toolbar }
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
        let isLarge =
          !isLow && next.child(key: "navigationItem")?["largeTitleDisplayMode"] == "always"
          && document.element(before.navigation ?? "")?.child(key: "navigationBar")?.bool("largeTitles") == true
        (place.previous, place.navigationBar) = (id, before.plainBar + (isLarge ? 52 : 0))
        if next.bool("hidesBottomBarWhenPushed") == true { (place.tabs, place.page) = (nil, nil) }
        places[segue.destination] = place
        open.append(segue.destination)
      }
    }
  }

  /// The stored frame of a navigation controller's bar, if the canvas laid the bar out: below a status bar, or at the top of a
  /// sheet. A placeholder frame at the top of the screen returns `nil`.
  private static func storedBar(
    of controller: NibElement, _ device: CanvasDevice, _ system: CanvasSystem
  ) -> CGRect? {
    guard let rect = controller.child(key: "navigationBar")?.rect("frame"), let screen = device.screen,
      CGFloat(rect.width) == screen.width, (32...140).contains(rect.height), (0...120).contains(rect.y),
      rect.y > 0 || CGFloat(rect.height) == system.navigationBarOfSheet(isPad: device.isPad)
    else { return nil }
    return CGRect(x: rect.x, y: rect.y, width: rect.width, height: rect.height)
  }

  // MARK: - Safe areas

  /// What the device and bars take from a scene's view, which the file has at a place on the screen.
  ///
  /// - Parameter frame: The view's, as the file has it.
  func safeArea(of root: NibCanvas.Root, _ frame: CGRect) -> UIEdgeInsets {
    guard root.kind == .controller else { return UIEdgeInsets(device.safeArea(of: root, size: frame.size)) }
    let controller = document.element(root.id)
    let place = places[root.id]
    var insets = UIEdgeInsets(device.insets)
    if let statusBar { insets.top = statusBar }
    if insets.top == 20, controller?.isNil("simulatedStatusBarMetrics") == true { insets.top = 0 }
    // What is shown within another scene has no device around it.
    let around = place.map { [$0.navigation, $0.tabs, $0.page].compactMap { $0 } } ?? []
    let isEmbedded = (around.isEmpty ? [root.id] : around).contains { embedded.contains($0) }
    if isEmbedded { insets = .zero }
    var top = place?.navigationBar ?? 0
    var barTop = isEmbedded ? nil : place?.barTop
    var bottom = max(place?.tabs == nil ? 0 : tabBar, place?.toolbar ?? 0)
    if let simulated = simulatedBar(controller, "simulatedTopBarMetrics") { (top, barTop) = (simulated, nil) }
    if let barTop { insets.top = barTop }
    if let simulated = simulatedBar(controller, "simulatedBottomBarMetrics") { bottom = simulated }
    if top > 0, controller?.child(key: "navigationItem")?.string("prompt") != nil { top += 30 }
    let isFree = controller?.child(key: "simulatedDestinationMetrics")?.name == "freeformSimulatedSizeMetrics"
    let barInSheet = barTop == nil && top >= bar ? top + barOfSheet - bar : top
    if let screen = device.screen, !isFree, !isEmbedded, isSheetOfPad(controller, frame.size, on: screen) {
      return UIEdgeInsets(top: barInSheet, left: 0, bottom: bottom, right: 0)
    }
    guard !isEmbedded, !isFree, let screen = device.screen, frame.width == screen.width else {
      // Views of early files begin below the status bar.
      return UIEdgeInsets(
        top: max(insets.top + top - max(frame.minY, 0), 0), left: insets.left, bottom: insets.bottom + bottom,
        right: insets.right)
    }
    let missing = screen.height - frame.height
    if frame.minY <= 0, bottom > 0, abs(missing - insets.bottom - bottom) < 1 {
      // It ends above a bar that is not seen through.
      (insets.bottom, bottom) = (0, 0)
    } else if frame.minY <= 0, (20...70).contains(missing) {
      // A sheet, which begins below the status bar.
      (insets.top, top) = (barTop ?? 0, barInSheet)
    }
    insets.top = max(insets.top + top - max(frame.minY, 0), 0)
    insets.bottom += bottom
    // Where it begins below a bar that is not seen through, it may end above another.
    if frame.minY > 0 { insets.bottom = max(insets.bottom - max(screen.height - frame.maxY, 0), 0) }
    return insets
  }

  /// Whether a scene stands in the middle of a tablet's screen, with room on all sides.
  private func isSheetOfPad(_ controller: NibElement?, _ size: CGSize, on screen: CGSize) -> Bool {
    guard device.isPad, size.width < screen.width, size.height < screen.height else { return false }
    return system.version >= 13 || ["formSheet", "pageSheet"].contains(controller?["modalPresentationStyle"])
  }

  /// The height of a bar that the file has a scene shown with whatever it stands in; 0 for none, `nil` where the file
  /// leaves it to where the scene stands.
  private func simulatedBar(_ controller: NibElement?, _ key: String) -> CGFloat? {
    guard let child = controller?.child(key: key) else { return nil }
    switch child.name {
    case "nil": return 0
    case "simulatedNavigationBarMetrics": return bar + (child.bool("prompted") == true ? 30 : 0)
    case "simulatedTabBarMetrics": return tabBar
    case "simulatedToolbarMetrics": return toolbar
    default: return nil
    }
  }
}

extension UIEdgeInsets {
  fileprivate init(_ insets: DeviceDescription.Insets) {
    self.init(top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right)
  }
}
