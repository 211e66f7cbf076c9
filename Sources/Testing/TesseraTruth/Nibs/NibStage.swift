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
    (controller, rows) = (CanvasController(system), OneRow())
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
    var texts: [ObjectIdentifier: CanvasText] = [:]
    for part in parts {
      let (view, element) = (part.view, part.element)
      let text = CanvasText(system, element)
      texts[ObjectIdentifier(view)] = text
      if !system.marginsHaveSafeArea { view.insetsLayoutMarginsFromSafeArea = false }
      system.setFont(of: view, element)
      if let standIn = view as? any CanvasStandIn {
        var measure = system.measure(of: element, device)
        measure.take(element, drawn: element.id.flatMap { document.designedSizes[$0] })
        measure.text = text
        standIn.measure = measure
        standIn.invalidateIntrinsicContentSize()
      }
      if let table = view as? UITableView { rows.fill(table, element) }
    }
    if let cell = parts.first?.view as? CanvasCell {
      cell.take(CanvasRow(root, system, device), root.element, texts: texts)
    }
    for part in parts.dropFirst() { CanvasHolds.hold(part) }
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
    let isOfNib = kind == .view && root.list == nil && root.element.name == "view"
    switch (kind, view) {
    case (.controller, _),
      (.view, _) where kind == .controller || isOfNib && system.marginsOfNibsAreControllers:
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

/// The controller of a canvas view, with the margins of the canvas's system.
private final class CanvasController: UIViewController {
  private let system: CanvasSystem

  init(_ system: CanvasSystem) {
    self.system = system
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { fatalError("The canvas makes its controller itself.") }

  override var systemMinimumLayoutMargins: NSDirectionalEdgeInsets {
    var margins = super.systemMinimumLayoutMargins
    guard let width = viewIfLoaded?.bounds.width, system.isWide(Double(width)) else { return margins }
    (margins.leading, margins.trailing) = (20, 20)
    return margins
  }
}

/// A table's only row.
@MainActor private final class OneRow: NSObject, UITableViewDataSource, UITableViewDelegate {
  var cell: UITableViewCell?
  var height: CGFloat = 0
  /// The footer's text.
  private var footer: String?
  private var others: [OneRow] = []

  /// Gives a table a row where the file has all of its own, so that what is below them stands where it does there.
  func fill(_ table: UITableView, _ element: NibElement) {
    guard element.child(key: "tableFooterView") != nil else { return }
    let sections = element.list("sections")
    let cells = element.list("prototypes") + sections.flatMap { $0.list("cells") }
    guard let end = cells.compactMap({ $0.rect("frame").map { $0.y + $0.height } }).max(), (1...20_000).contains(end)
    else { return }
    // The last section's footer is its title, or a gap of the stored height.
    let title = sections.last?.string("footerTitle")
    let gap = element.number("sectionFooterHeight").flatMap { $0 > 0 ? CGFloat($0) : nil } ?? 18
    let below: CGFloat = sections.isEmpty || table.style == .plain || title != nil ? 0 : min(gap, 20_000)
    let other = OneRow()
    other.height = max(CGFloat(end) + below - (table.tableHeaderView?.frame.height ?? 0), 0)
    other.footer = title
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
  // For a height of 0 grouped tables use their default.
  func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat { .leastNonzeroMagnitude }
  func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat {
    footer == nil ? .leastNonzeroMagnitude : UITableView.automaticDimension
  }
  func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { footer }
}
