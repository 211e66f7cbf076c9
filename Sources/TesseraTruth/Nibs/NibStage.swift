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
  private let root: NibCanvas.Root
  private let system: CanvasSystem
  private let device: CanvasDevice
  private let document: NibDocument
  private let bars: CanvasBars
  private let insets: UIEdgeInsets

  /// - Parameter frame: Of the view that is laid out, as the file has it, points.
  init(_ document: NibDocument, frame: CGRect, root: NibCanvas.Root) {
    (self.document, self.root) = (document, root)
    device = CanvasDevice(document)
    system = CanvasSystem(document)
    bars = CanvasBars(document, device)
    insets = bars.safeArea(of: root, frame)
    let safeArea = DeviceDescription.Insets(
      top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right)
    application = UIApplication(
      configuration: DeviceConfiguration(
        device: DeviceDescription(
          identifier: "canvas", name: "Canvas", idiom: device.isPad ? .pad : .phone, portraitSize: frame.size,
          scale: device.scale, portraitSafeArea: safeArea, landscapeSafeArea: safeArea, portraitStatusBarHeight: 0,
          screenCornerRadius: 0)))
    application.makeCurrent()
    (controller, rows) = (UIViewController(), OneRow())
    window = UIWindow(frame: application.screen.bounds)
  }

  /// The canvas of a document whose views have the sizes of the document's system.
  static func canvas(_ bytes: [UInt8], url: URL) throws(NibError) -> NibCanvas {
    var canvas = try NibCanvas(bytes, url: url)
    let system = CanvasSystem(canvas.document)
    let sizes = canvas.document.designedSizes
    canvas.standIns = { element in
      system.standIn(
        for: element, isGiven: CanvasMeasure.isGiven(element, drawn: element.id.flatMap { sizes[$0] }))
    }
    return canvas
  }

  /// Gives views what the canvas's system has otherwise than the kit.
  func prepare(_ parts: [NibCanvas.Part]) {
    for part in parts {
      if !system.marginsHaveSafeArea { part.view.insetsLayoutMarginsFromSafeArea = false }
      if let standIn = part.view as? any CanvasStandIn {
        standIn.measure = system.measure(of: part.element, isPad: device.isPad)
        standIn.measure.take(part.element, drawn: part.element.id.flatMap { document.designedSizes[$0] })
        standIn.invalidateIntrinsicContentSize()
      }
      if let table = part.view as? UITableView { rows.fill(table, part.element) }
    }
    if let cell = parts.first?.view as? CanvasCell {
      cell.take(CanvasRow(root, system, scale: device.scale), root.element)
    }
  }

  /// How far down the file has what stands in the root where that is a table below a bar: Xcode 7 and earlier stored it
  /// from the top of the screen.
  var tableShift: CGFloat {
    guard system.version <= 9, root.element.name == "tableView", let bar = bars.places[root.id]?.navigation,
      !bar.isEmpty
    else { return 0 }
    return insets.top
  }

  func layOut(_ view: UIView, _ kind: NibCanvas.Root.Kind) {
    switch (kind, view) {
    case (.controller, _):
      controller.view = view
      window.rootViewController = controller
    case (.row, let cell as UITableViewCell):
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
  private var others: [OneRow] = []

  /// Gives a table a row where the file has all of its own, so that what is below them stands where it does there.
  func fill(_ table: UITableView, _ element: NibElement) {
    guard element.child(key: "tableFooterView") != nil else { return }
    let sections = element.list("sections")
    let cells = element.list("prototypes") + sections.flatMap { $0.list("cells") }
    guard let end = cells.compactMap({ $0.rect("frame").map { $0.y + $0.height } }).max(), (1...20_000).contains(end)
    else { return }
    let below: CGFloat = sections.isEmpty || table.style == .plain ? 0 : max(table.sectionFooterHeight, 0)
    let other = OneRow()
    other.height = max(CGFloat(end) + below - (table.tableHeaderView?.frame.height ?? 0), 0)
    others.append(other)
    table.sectionHeaderTopPadding = 0
    table.dataSource = other
    table.delegate = other
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    cell ?? UITableViewCell()
  }
  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { height }
  func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat { 0 }
  func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat { 0 }
}
