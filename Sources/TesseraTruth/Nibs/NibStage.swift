// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import Foundation
internal import NibReader
internal import RenderProtocol
internal import UIKit

/// A screen like the canvas's device, on which one view of a nib is laid out.
@MainActor struct NibStage {
  private let application: UIApplication
  private let window: UIWindow
  private let controller: UIViewController
  private let rows: OneRow

  /// - Parameter size: Of the view that is laid out, points.
  init(_ document: NibDocument, size: CGSize, root: NibCanvas.Root) {
    let device = CanvasDevice(document)
    let safeArea = device.safeArea(of: root, size: size)
    application = UIApplication(
      configuration: DeviceConfiguration(
        device: DeviceDescription(
          identifier: "canvas", name: "Canvas", idiom: device.isPad ? .pad : .phone, portraitSize: size,
          scale: device.scale, portraitSafeArea: safeArea, landscapeSafeArea: safeArea, portraitStatusBarHeight: 0,
          screenCornerRadius: 0)))
    application.makeCurrent()
    (controller, rows) = (UIViewController(), OneRow())
    window = UIWindow(frame: application.screen.bounds)
    controller.additionalSafeAreaInsets = CanvasBars(document, device).insets(of: root)
  }

  func layOut(_ view: UIView, _ kind: NibCanvas.Root.Kind) {
    switch (kind, view) {
    case (.controller, _):
      controller.view = view
      window.rootViewController = controller
    case (.row, let cell as UITableViewCell):
      // A row has its margins from its table.
      let table = UITableView(frame: window.bounds, style: .plain)
      rows.cell = cell
      rows.height = window.bounds.height
      table.dataSource = rows
      table.delegate = rows
      table.separatorStyle = .none
      table.contentInsetAdjustmentBehavior = .never
      window.addSubview(table)
    default: window.addSubview(view)
    }
    window.isHidden = false
    frame()
  }

  func frame() { _ = application.makeFrame() }

  func clear() {
    window.rootViewController = nil
    for view in window.subviews { view.removeFromSuperview() }
    application.close()
  }
}

/// A table's only row.
@MainActor private final class OneRow: NSObject, UITableViewDataSource, UITableViewDelegate {
  var cell: UITableViewCell?
  var height: CGFloat = 0

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    cell ?? UITableViewCell()
  }
  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { height }
}
