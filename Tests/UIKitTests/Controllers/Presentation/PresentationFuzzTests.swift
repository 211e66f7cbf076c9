// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import RenderProtocol
import SeededRandom
import Testing

@testable import UIKit

/// Sheets, popovers and alerts over each other, whose properties are set at random, at rest and in the midst of transitions,
/// while the device turns: all is seen as where it was presented so at once.
@MainActor struct PresentationFuzzTests {
  @Test(arguments: FuzzRange.seeds(8)) func presentationsOfAnyPastLookAsFreshOnesDo(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    let device: DeviceDescription = seed % 3 == 2 ? .iPadPro11 : .iPhone16
    var steps = (0..<24).map { _ in PresentationStep.random(using: &random) }
    guard let end = PresentationStep.failure(of: steps, on: device)?.end else { return }
    steps = FuzzRange.shrink(Array(steps[..<end])) { PresentationStep.failure(of: $0, on: device)?.end }
    let words = PresentationStep.failure(of: steps, on: device)?.words ?? ""
    Issue.record("seed \(seed):\n\(words)\n\(steps.map(\.description).joined(separator: "\n"))")
  }
}

/// What is presented.
private enum PresentedKind: CaseIterable {
  case sheet, formSheet, popover, fullScreen, overFullScreen, alert, actionSheet
}

/// One of the things that are done, and what time it is given then.
@MainActor private struct PresentationStep {
  enum Change {
    case present(PresentedKind)
    case dismiss
    case set(property: Int, value: Int)
  }

  enum Pause: CaseIterable {
    /// The next comes before anything is laid out or drawn.
    case none
    /// The next comes in the midst of what is animated.
    case short
    /// All is at rest, and compared.
    case long
  }

  var change: Change
  var isAnimated: Bool
  var pause: Pause
  var seconds: Double

  static func random(using random: inout SeededRandom) -> PresentationStep {
    let change: Change
    switch Int.random(in: 0..<8, using: &random) {
    case 0, 1: change = .present(PresentedKind.allCases.randomElement(using: &random) ?? .sheet)
    case 2: change = .dismiss
    default:
      let property = Int.random(in: 0..<PresentationProperty.all.count, using: &random)
      let count = PresentationProperty.all[property].setters.count
      change = .set(property: property, value: .random(in: 0..<count, using: &random))
    }
    return PresentationStep(
      change: change, isAnimated: .random(using: &random),
      pause: [.none, .short, .long, .long].randomElement(using: &random) ?? .long,
      seconds: .random(in: 0.02...0.5, using: &random))
  }

  var description: String {
    let pauses = [Pause.none: "", .short: " …", .long: "."]
    let end = "\(isAnimated ? " animated" : "")\(pauses[pause] ?? "")"
    switch change {
    case .present(let kind): return "present \(kind)\(end)"
    case .dismiss: return "dismiss\(end)"
    case .set(let property, let value): return "\(PresentationProperty.all[property].name) \(value)\(end)"
    }
  }

  /// After how many steps something looks otherwise than in a fresh world, and what; `nil` for never.
  static func failure(of steps: [PresentationStep], on device: DeviceDescription) -> (end: Int, words: String)? {
    let old = PresentationWorld(device)
    for (index, step) in steps.enumerated() {
      old.isAnimated = step.isAnimated
      old.apply(step.change)
      if step.pause == .none { continue }
      old.phone.advance(step.seconds)
      if step.pause == .short { continue }
      old.phone.advance(2.5)
      let fresh = PresentationWorld(device)
      fresh.take(old)
      fresh.phone.advance(2.5)
      let words = old.differences(from: fresh)
      if !words.isEmpty { return (index + 1, words) }
    }
    return nil
  }
}

/// A page over which others are presented.
@MainActor private final class PresentationWorld {
  /// What was presented, and what has been set of it.
  private struct Presented {
    var kind: PresentedKind
    var controller: UIViewController
    var properties: [Int: Int] = [:]
  }

  let root = UIViewController()
  let phone: Phone
  var isAnimated = false
  private var presented: [Presented] = []
  private var surroundings: [Int: Int] = [:]

  init(_ device: DeviceDescription) {
    root.view.backgroundColor = .systemTeal
    phone = Phone(device, root: root)
    phone.advance(0.1)
  }

  var top: UIViewController { presented.last?.controller ?? root }

  func apply(_ change: PresentationStep.Change) {
    phone.take()
    forget()
    switch change {
    case .present(let kind):
      // UIKit refuses what is presented by somebody on the way.
      guard presented.count < 3, !top.isBeingPresented, !isAnyLeaving else { return }
      present(kind, isAnimated)
    case .dismiss:
      guard !presented.isEmpty, !top.isBeingPresented, !isAnyLeaving else { return }
      top.dismiss(animated: isAnimated)
    case .set(let index, let value):
      let property = PresentationProperty.all[index]
      if property.isOfSurroundings {
        surroundings[index] = value
      } else {
        guard !presented.isEmpty, !isAnyLeaving else { return }
        presented[presented.count - 1].properties[index] = value
      }
      property.setters[value](self)
    }
  }

  /// Presents what another has come to.
  func take(_ other: PresentationWorld) {
    phone.take()
    other.forget()
    for index in PresentationProperty.all.indices where PresentationProperty.all[index].isOfSurroundings {
      other.surroundings[index].map { PresentationProperty.all[index].setters[$0](self) }
    }
    phone.advance(1)
    for its in other.presented {
      present(its.kind, false)
      phone.advance(1)
      for index in PresentationProperty.all.indices {
        its.properties[index].map { PresentationProperty.all[index].setters[$0](self) }
      }
      phone.advance(1)
    }
  }

  private var isAnyLeaving: Bool { presented.contains { $0.controller.isBeingDismissed } }

  /// Forgets what has gone, also with what it was presented by.
  private func forget() {
    var presenter = root
    for (index, each) in presented.enumerated() {
      guard presenter.presentedViewController === each.controller else {
        presented.removeSubrange(index...)
        return
      }
      presenter = each.controller
    }
  }

  private func present(_ kind: PresentedKind, _ animated: Bool) {
    let controller: UIViewController
    switch kind {
    case .alert, .actionSheet:
      let alert = UIAlertController(
        title: "Title", message: "Some words", preferredStyle: kind == .alert ? .alert : .actionSheet)
      alert.addAction(UIAlertAction(title: "OK", style: .default))
      alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
      controller = alert
    case .sheet, .formSheet, .popover, .fullScreen, .overFullScreen:
      controller = PresentedPage(presented.count)
      let styles: [PresentedKind: UIModalPresentationStyle] = [
        .sheet: .pageSheet, .formSheet: .formSheet, .popover: .popover, .fullScreen: .fullScreen,
        .overFullScreen: .overFullScreen,
      ]
      controller.modalPresentationStyle = styles[kind] ?? .automatic
    }
    if let popover = controller.popoverPresentationController {
      popover.sourceView = top.view
      popover.sourceRect = CGRect(x: 120, y: 160, width: 40, height: 40)
    }
    top.present(controller, animated: animated)
    presented.append(Presented(kind: kind, controller: controller))
  }

  func turn(_ orientation: DeviceDescription.Orientation) {
    var configuration = phone.application.screen.configuration
    configuration.orientation = orientation
    phone.application.apply(configuration)
  }

  func differences(from fresh: PresentationWorld) -> String {
    phone.take()
    let mine = looks
    fresh.phone.take()
    let its = fresh.looks
    if mine.count != its.count { return "\(mine.count) windows, fresh \(its.count)" }
    return zip(mine, its).filter { $0 != $1 }.map { $0.differences(from: $1) }.joined(separator: "\n")
  }

  private var looks: [Look] {
    let windows = phone.window.windowScene?.windows ?? [phone.window]
    return windows.filter { !$0.isHidden }.map { Look(of: $0) }
  }
}

/// A page with words and a field in its safe area.
private final class PresentedPage: UIViewController {
  let field = UITextField()
  private let number: Int

  init(_ number: Int) {
    self.number = number
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { fatalError("not in this test") }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = [UIColor.systemBackground, .secondarySystemBackground, .systemYellow][number % 3]
    field.borderStyle = .roundedRect
    let label = UILabel()
    label.text = "Page \(number)"
    label.font = .preferredFont(forTextStyle: .title2)
    label.adjustsFontForContentSizeCategory = true
    let bottom = UILabel()
    bottom.text = "Bottom"
    for view in [label, field, bottom] {
      view.translatesAutoresizingMaskIntoConstraints = false
      self.view.addSubview(view)
    }
    let safe = view.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: safe.topAnchor, constant: 20),
      label.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
      field.topAnchor.constraint(equalTo: label.bottomAnchor, constant: 8),
      field.leadingAnchor.constraint(equalTo: label.leadingAnchor),
      field.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
      bottom.bottomAnchor.constraint(equalTo: safe.bottomAnchor),
      bottom.trailingAnchor.constraint(equalTo: field.trailingAnchor),
    ])
  }
}

/// Something of what is presented or of the device that can be set, and to what.
@MainActor private struct PresentationProperty {
  var name: String
  var setters: [(PresentationWorld) -> Void]
  var isOfSurroundings = false

  init<Value>(_ name: String, _ values: [Value], _ set: @escaping (PresentationWorld, Value) -> Void) {
    self.name = name
    setters = values.map { value in { set($0, value) } }
  }

  /// Of the sheet on top, also where a popover became one.
  private static func sheet<Value>(
    _ name: String, _ values: [Value], _ set: @escaping (UISheetPresentationController, Value) -> Void
  ) -> PresentationProperty {
    PresentationProperty(name, values) { world, value in
      let top = world.top
      let sheet =
        top.sheetPresentationController ?? top.popoverPresentationController?.adaptiveSheetPresentationController
      guard let sheet, !(top is UIAlertController) else { return }
      if world.isAnimated { sheet.animateChanges { set(sheet, value) } } else { set(sheet, value) }
    }
  }

  private static let sheets: [PresentationProperty] = [
    sheet("detents", [0, 1, 2, 3]) { sheet, number in
      let tall = UISheetPresentationController.Detent.custom(identifier: .init("own")) { _ in 230 }
      sheet.detents = [[.large()], [.medium(), .large()], [.medium()], [tall, .large()]][number]
    },
    sheet("selected detent", [nil, .medium, .large, .init("own")]) { $0.selectedDetentIdentifier = $1 },
    sheet("largest undimmed", [nil, .medium, .large]) { $0.largestUndimmedDetentIdentifier = $1 },
    sheet("grabber", [false, true]) { $0.prefersGrabberVisible = $1 },
    sheet("corners", [nil, 0, 40]) { $0.preferredCornerRadius = $1 },
    sheet("edge attached", [false, true]) { $0.prefersEdgeAttachedInCompactHeight = $1 },
    sheet("width follows", [false, true]) { $0.widthFollowsPreferredContentSizeWhenEdgeAttached = $1 },
  ]

  private static let pages: [PresentationProperty] = [
    PresentationProperty("preferred size", [CGSize.zero, CGSize(width: 250, height: 300)]) {
      $0.top.preferredContentSize = $1
    },
    PresentationProperty(
      "additional safe area", [UIEdgeInsets.zero, UIEdgeInsets(top: 10, left: 5, bottom: 30, right: 0)]
    ) {
      $0.top.additionalSafeAreaInsets = $1
    },
    PresentationProperty("style", [UIUserInterfaceStyle.unspecified, .dark]) {
      $0.top.overrideUserInterfaceStyle = $1
    },
    PresentationProperty("focus", [false, true]) { world, isFocused in
      guard let page = world.top as? PresentedPage else { return }
      if isFocused { page.field.becomeFirstResponder() } else { page.field.resignFirstResponder() }
    },
  ]

  private static let surroundings: [PresentationProperty] = [
    PresentationProperty("turn", [DeviceDescription.Orientation.portrait, .landscapeLeft]) { $0.turn($1) },
    PresentationProperty("size of text", [UIContentSizeCategory.large, .accessibilityLarge]) {
      $0.phone.window.traitOverrides.preferredContentSizeCategory = $1
    },
    PresentationProperty("window's style", [UIUserInterfaceStyle.unspecified, .dark]) {
      $0.phone.window.overrideUserInterfaceStyle = $1
    },
    PresentationProperty("direction", [UITraitEnvironmentLayoutDirection.leftToRight, .rightToLeft]) {
      $0.phone.window.traitOverrides.layoutDirection = $1
    },
  ].map {
    var property = $0
    property.isOfSurroundings = true
    return property
  }

  static let all = sheets + pages + surroundings
}
