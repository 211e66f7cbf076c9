// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import CoreGraphics
internal import NibReader
internal import RenderProtocol
internal import TesseraHost
internal import UIKit

/// Takes pictures of a document's scenes as the canvas shows them: on its device, with the bars of their containers.
@MainActor struct SceneCamera {
  let canvas: NibCanvas
  private let device: CanvasDevice
  private let bars: CanvasBars
  private let appearance: DeviceDescription.Appearance

  init(_ canvas: NibCanvas, _ appearance: DeviceDescription.Appearance) {
    self.canvas = canvas
    self.appearance = appearance
    device = CanvasDevice(canvas.document)
    bars = CanvasBars(canvas.document, device)
  }

  /// The canvas device's size as it is held; an iPhone's where the file names none that is known.
  var deviceSize: CGSize {
    guard let size = device.size else { return CGSize(width: 375, height: 667) }
    return device.isLandscape ? CGSize(width: size.height, height: size.width) : size
  }

  /// The size that a scene, or a view of a nib, has in the file; the device's where it says none that can be drawn.
  func size(of element: NibElement) -> CGSize {
    let view = element.name.hasSuffix("ontroller") ? element.child(key: "view") : element
    guard let rect = view?.rect("frame"), (1...4_000).contains(rect.width), (1...4_000).contains(rect.height) else {
      return deviceSize
    }
    return CGSize(width: rect.width.rounded(), height: rect.height.rounded())
  }

  /// - Parameter scale: Pixels per point.
  /// - Returns: `nil` where the kit knows no such controller or view.
  func picture(of element: NibElement, scale: CGFloat) -> CGImage? {
    let size = size(of: element)
    let isController = element.name.hasSuffix("ontroller")
    let root = NibCanvas.Root(
      id: element.id ?? "", kind: isController ? .controller : .view,
      element: element.child(key: "view") ?? element)
    let safeArea = device.safeArea(of: root, size: size)
    let session = AppSession(
      configuration: DeviceConfiguration(
        device: DeviceDescription(
          identifier: "canvas", name: "Canvas", idiom: device.isPad ? .pad : .phone, portraitSize: size, scale: scale,
          portraitSafeArea: safeArea, landscapeSafeArea: safeArea, portraitStatusBarHeight: 0, screenCornerRadius: 0),
        appearance: appearance, scale: scale),
      date: nil)
    guard let page = canvas.page(root.id) else { return nil }
    name(page.controller, of: element)
    let window = UIWindow(frame: UIScreen.main.bounds)
    // The canvas itself is behind what has no ground of its own.
    window.backgroundColor = .systemBackground
    window.rootViewController = isController ? framed(page.controller, root.id) : page.controller
    window.makeKeyAndVisible()
    // The second frame is for what asks for itself when it is laid out: rows that measure themselves, large titles.
    session.step()
    session.advance(by: 0.5)
    let picture = session.snapshot().map { CGImage($0) }
    window.rootViewController = nil
    window.isHidden = true
    withExtendedLifetime(page) {}
    return picture
  }

  /// Has a scene that shows others say what it is.
  private func name(_ controller: UIViewController, of element: NibElement) {
    guard element.name.hasSuffix("ontroller"), element.child(key: "view") == nil else { return }
    let label = UILabel()
    label.text = Words.name(of: element)
    label.font = .preferredFont(forTextStyle: .title2)
    label.textColor = .tertiaryLabel
    label.textAlignment = .center
    label.numberOfLines = 0
    let page = UIViewController()
    page.view.backgroundColor = .systemBackground
    label.frame = page.view.bounds
    label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    page.view.addSubview(label)
    switch controller {
    case let navigation as UINavigationController: navigation.setViewControllers([page], animated: false)
    case let tabs as UITabBarController: show(page, in: tabs, instead: nil, element.id ?? "")
    case is UISplitViewController, is UIPageViewController:
      controller.view.addSubview(page.view)
      page.view.frame = controller.view.bounds
    default:
      controller.view.backgroundColor = .systemBackground
      label.frame = controller.view.bounds
      controller.view.addSubview(label)
    }
  }

  /// Puts a scene into the containers that it stands in.
  private func framed(_ content: UIViewController, _ id: String) -> UIViewController {
    guard let place = bars.places[id] else { return content }
    var shown = content
    if let navigation = place.navigation.flatMap(canvas.bareController) as? UINavigationController {
      var pages = [content]
      if let previous = place.previous {
        let before = UIViewController()
        before.title = canvas.bareController(previous)?.navigationItem.title
        pages.insert(before, at: 0)
      }
      navigation.setViewControllers(pages, animated: false)
      shown = navigation
    }
    guard let id = place.tabs, let tabs = canvas.bareController(id) as? UITabBarController else { return shown }
    show(shown, in: tabs, instead: place.page, id)
    return tabs
  }

  /// Gives a tab bar its items, and shows one page.
  ///
  /// - Parameter id: The identifier of the controller whose page it is; `nil` for the first.
  private func show(
    _ page: UIViewController, in tabs: UITabBarController, instead id: String?, _ container: String
  ) {
    let ids =
      canvas.document.element(container)?.segues.map(\.segue).filter { $0.kind == "relationship" }
      .map(\.destination) ?? []
    let index = id.flatMap { ids.firstIndex(of: $0) } ?? 0
    var pages: [UIViewController] = ids.enumerated().map { place, id in
      let bare = canvas.bareController(id) ?? UIViewController()
      guard place == index else { return bare }
      page.tabBarItem = bare.tabBarItem
      return page
    }
    if pages.isEmpty { pages = [page] }
    tabs.setViewControllers(pages, animated: false)
    tabs.selectedIndex = index
  }
}
