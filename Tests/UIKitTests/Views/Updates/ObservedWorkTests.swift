// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import Observation
import Testing

@testable import UIKit

/// What is filled in and laid out anew when an observable object changes.
@MainActor @Suite struct ObservedWorkTests {
  @Observable final class Model {
    var name = "Ada"
    var width: CGFloat = 40
    var unread = 0
  }

  /// Notes in which order it is asked for what.
  private final class Page: UIViewController {
    let model: Model
    let label = UILabel()
    var log: [String] = []

    init(_ model: Model) {
      self.model = model
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func loadView() { view = Content(page: self) }

    override func updateProperties() {
      super.updateProperties()
      log.append("properties")
      label.text = model.name
    }

    override func viewWillLayoutSubviews() {
      super.viewWillLayoutSubviews()
      log.append("layout")
    }
  }

  private final class Content: UIView {
    private unowned let page: Page

    init(page: Page) {
      self.page = page
      super.init(frame: .zero)
      addSubview(page.label)
    }

    required init?(coder: NSCoder) { nil }

    override func updateProperties() { page.log.append("view's properties") }

    override func layoutSubviews() {
      super.layoutSubviews()
      page.log.append("view's layout")
      page.label.frame = CGRect(x: 0, y: 0, width: page.model.width, height: 20)
    }
  }

  @Test func `properties come before the first layout, the controller's first`() {
    let page = Page(Model())
    let phone = Phone(root: page)
    phone.frame()
    #expect(page.log.prefix(4) == ["properties", "view's properties", "layout", "view's layout"])
    #expect(page.label.text == "Ada")
  }

  @Test func `a change is filled in with the next frame, without a layout`() {
    let (model, phone, page) = shown()
    model.name = "Grace"
    #expect(page.label.text == "Ada")
    phone.frame()
    #expect(page.label.text == "Grace")
    #expect(page.log == ["properties"])
  }

  @Test func `a change of what layout has read is laid out anew, and nothing is filled in`() {
    let (model, phone, page) = shown()
    model.width = 90
    phone.frame()
    #expect(page.label.frame.width == 90)
    #expect(page.log == ["layout", "view's layout"])
  }

  @Test func `what was not read changes nothing`() {
    let (model, phone, page) = shown()
    model.unread = 3
    phone.frame()
    #expect(page.log.isEmpty)
  }

  @Test func `several changes are one update, and each later one another`() {
    let (model, phone, page) = shown()
    for name in ["Grace", "Barbara", "Radia"] { model.name = name }
    phone.frame()
    #expect(page.log == ["properties"])
    for _ in 0..<3 {
      model.name += "."
      phone.frame()
    }
    #expect(page.log.count == 4)
    #expect(page.label.text == "Radia...")
  }

  @Test func `work that runs over and over leaves one observer, not one for each time`() {
    let (model, phone, page) = shown()
    for _ in 0..<50 {
      page.view.setNeedsLayout()
      phone.frame()
    }
    page.log = []
    model.width = 10
    phone.frame()
    #expect(page.log == ["layout", "view's layout"])
  }

  @Test func `updates are asked for and run at once`() {
    let (model, _, page) = shown()
    page.setNeedsUpdateProperties()
    page.updatePropertiesIfNeeded()
    #expect(page.log == ["properties"])
    model.name = "Grace"
    page.view.updatePropertiesIfNeeded()
    #expect(page.label.text == "Grace")
    page.view.updatePropertiesIfNeeded()
    #expect(page.log == ["properties", "properties"])
  }

  @Test func `other traits fill in again`() {
    let (_, phone, page) = shown()
    page.traitOverrides.userInterfaceStyle = .dark
    phone.frame()
    #expect(page.log.first == "properties")
  }

  @Test func `a block that flushes animates what follows from the model`() {
    let (model, phone, page) = shown()
    model.width = 60
    UIView.animate(withDuration: 1, delay: 0, options: .flushUpdates) { model.width = 160 }
    // What was changed before does not move, what was changed in the block does, from there.
    #expect(page.label.bounds.width == 160)
    let animation = page.label.layer.animationKeys()
    #expect(animation?.isEmpty == false)
    phone.frame()
    phone.pass(0.5)
    phone.frame()
    let width = page.label.layer.presentation()?.bounds.width ?? 0
    #expect(width > 70 && width < 150)
  }

  @Test func `a block that does not flush animates nothing of it`() {
    let (model, phone, page) = shown()
    UIView.animate(withDuration: 1) { model.width = 160 }
    #expect(page.label.bounds.width == 40)
    phone.frame()
    #expect(page.label.bounds.width == 160)
    #expect(page.label.layer.animationKeys()?.isEmpty != false)
  }

  @Test func `cells, buttons and drawings follow too`() {
    let model = Model()
    final class Drawn: UIView {
      var model: Model?
      var count = 0
      override func draw(_ rect: CGRect) {
        count += model?.unread ?? 0 > 0 ? 10 : 1
      }
    }
    let drawn = Drawn(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    drawn.model = model
    let button = UIButton(configuration: .plain())
    button.frame = CGRect(x: 0, y: 40, width: 200, height: 40)
    button.configurationUpdateHandler = { button in button.configuration?.title = model.name }
    let cell = UICollectionViewCell(frame: CGRect(x: 0, y: 100, width: 200, height: 44))
    cell.configurationUpdateHandler = { cell, _ in
      var content = UIListContentConfiguration.cell()
      content.text = "\(model.unread)"
      cell.contentConfiguration = content
    }
    let controller = UIViewController()
    let phone = Phone(root: controller)
    for view in [drawn, button, cell] { controller.view.addSubview(view) }
    phone.frame()
    #expect(drawn.count == 1 && button.configuration?.title == "Ada")
    #expect((cell.contentConfiguration as? UIListContentConfiguration)?.text == "0")
    model.name = "Grace"
    model.unread = 7
    phone.frame()
    #expect(drawn.count == 11 && button.configuration?.title == "Grace")
    #expect((cell.contentConfiguration as? UIListContentConfiguration)?.text == "7")
  }

  private func shown() -> (Model, Phone, Page) {
    let model = Model()
    let page = Page(model)
    let phone = Phone(root: page)
    phone.frame()
    page.log = []
    return (model, phone, page)
  }
}
