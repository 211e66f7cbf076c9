// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import RenderProtocol
import Testing
import UIKit

@testable import AutomationProtocol
@testable import TesseraHost

@MainActor @Suite struct ElementReaderTests {
  private let session = AppSession(
    configuration: DeviceConfiguration(device: DeviceDescription.named("iphone-16")!), date: nil)
  private var reader = ElementReader()

  /// Shows a controller and reads the tree.
  private mutating func read(_ controller: UIViewController) -> ElementTree {
    session.activate()
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = controller
    window.makeKeyAndVisible()
    session.step()
    return reader.read(session.application)
  }

  /// Shows a view and reads its element and those below it.
  private mutating func elements(of view: UIView) throws -> [ElementNode] {
    let controller = UIViewController()
    view.accessibilityIdentifier = view.accessibilityIdentifier ?? "it"
    if view.bounds.isEmpty { view.frame = CGRect(x: 20, y: 100, width: 200, height: 60) }
    controller.view.addSubview(view)
    let tree = read(controller)
    let identifier = view.accessibilityIdentifier
    let index = try #require(tree.nodes.firstIndex { $0.identifier == identifier })
    return [tree.nodes[index]] + tree.descendants(of: index).map { tree.nodes[$0] }
  }

  private mutating func element(of view: UIView) throws -> ElementNode { try elements(of: view)[0] }

  // MARK: - Kinds

  @Test mutating func labels() throws {
    let label = UILabel()
    label.text = "Total"
    var node = try element(of: label)
    #expect(node.kind == .staticText)
    #expect((node.label, node.value) == ("Total", nil))
    label.accessibilityLabel = "The total"
    node = try element(of: label)
    #expect((node.label, node.value) == ("The total", "Total"))
  }

  @Test mutating func buttonsHaveTheirTitlesAndPicturesAsChildren() throws {
    let button = UIButton(type: .system)
    button.setTitle("Edit", for: .normal)
    button.isSelected = true
    button.isEnabled = false
    let nodes = try elements(of: button)
    #expect(nodes[0].kind == .button)
    #expect(nodes[0].label == "Edit")
    #expect(nodes[0].flags == [.selected, .disabled])
    #expect(nodes.dropFirst().map(\.kind) == [.staticText])
    #expect(nodes[1].label == "Edit")
    #expect(nodes[1].flags.contains(.disabled))
  }

  @Test mutating func fields() throws {
    let field = UITextField()
    field.placeholder = "Name"
    var node = try element(of: field)
    #expect(node.kind == .textField)
    #expect((node.label, node.value, node.placeholder) == ("", "Name", "Name"))
    field.text = "Ada"
    node = try element(of: field)
    #expect((node.value, node.flags) == ("Ada", []))
    field.becomeFirstResponder()
    let focused = reader.read(session.application).nodes.filter { $0.flags.contains(.hasKeyboardFocus) }
    #expect(focused.map(\.value) == ["Ada"])
    let secret = UITextField()
    secret.isSecureTextEntry = true
    secret.text = "1234"
    node = try element(of: secret)
    #expect((node.kind, node.value) == (.secureTextField, "••••"))
    let area = UITextView()
    area.text = "one\ntwo"
    node = try element(of: area)
    #expect((node.kind, node.value) == (.textView, "one\ntwo"))
  }

  @Test mutating func aSearchBarIsItsField() throws {
    let bar = UISearchBar()
    bar.placeholder = "Find"
    bar.text = "x"
    bar.frame = CGRect(x: 0, y: 100, width: 393, height: 56)
    let controller = UIViewController()
    controller.view.addSubview(bar)
    let tree = read(controller)
    let index = try #require(tree.nodes.firstIndex { $0.kind == .searchField })
    #expect((tree.nodes[index].label, tree.nodes[index].value) == ("Find", "x"))
    #expect(tree.nodes[tree.parents[index]].kind == .other)
    #expect(tree.descendants(of: index).contains { tree.nodes[$0].label == "Clear text" })
  }

  @Test mutating func values() throws {
    let toggle = UISwitch()
    toggle.isOn = true
    #expect(try (element(of: toggle).kind, element(of: toggle).value) == (.switch, "1"))
    let slider = UISlider()
    slider.value = 0.25
    let node = try element(of: slider)
    #expect((node.kind, node.value, node.position) == (.slider, "25%", 0.25))
    let pages = UIPageControl()
    (pages.numberOfPages, pages.currentPage) = (3, 1)
    #expect(try (element(of: pages).kind, element(of: pages).value) == (.pageIndicator, "page 2 of 3"))
    let progress = UIProgressView()
    progress.progress = 0.42
    #expect(try (element(of: progress).label, element(of: progress).value) == ("Progress", "42%"))
    let spinner = UIActivityIndicatorView()
    spinner.hidesWhenStopped = false
    #expect(try (element(of: spinner).label, element(of: spinner).value) == ("Progress halted", "0"))
  }

  @Test mutating func controlsThatAreMadeOfButtons() throws {
    let segments = UISegmentedControl(items: ["One", "Two"])
    segments.selectedSegmentIndex = 1
    var nodes = try elements(of: segments)
    #expect(nodes.map(\.kind) == [.segmentedControl, .button, .button])
    #expect(nodes.dropFirst().map(\.label) == ["One", "Two"])
    #expect(nodes.map { $0.flags.contains(.selected) } == [false, false, true])
    nodes = try elements(of: UIStepper())
    #expect(nodes[0].kind == .stepper)
    #expect(nodes.dropFirst().filter { $0.kind == .button }.map(\.label) == ["Decrement", "Increment"])
  }

  @Test mutating func pictures() throws {
    let view = UIImageView(image: UIImage(systemName: "star"))
    #expect(!view.isAccessibilityElement)
    #expect(try element(of: view).kind == .image)
    let holder = UIView()
    holder.addSubview(UIImageView(image: UIImage(systemName: "star")))
    #expect(try elements(of: holder)[1].identifier == "star")
    let button = UIButton(type: .system)
    button.setImage(UIImage(systemName: "trash"), for: .normal)
    #expect(try element(of: button).label == "Delete")
    button.accessibilityLabel = "Throw away"
    #expect(try element(of: button).label == "Throw away")
  }

  @Test mutating func traitsSpeakForPlainViews() throws {
    let kinds: [(UIAccessibilityTraits, ElementKind)] = [
      (.button, .button), (.link, .link), (.image, .image), (.header, .staticText), (.none, .other),
    ]
    for (traits, kind) in kinds {
      let view = UIView()
      view.isAccessibilityElement = true
      view.accessibilityTraits = traits
      #expect(try element(of: view).kind == kind)
    }
  }

  // MARK: - The tree

  @Test mutating func plainViewsThatAreElementsHideWhatIsInThem() throws {
    let view = UIView()
    view.addSubview(UILabel())
    #expect(try elements(of: view).count == 2)
    view.isAccessibilityElement = true
    #expect(try elements(of: view).count == 1)
  }

  @Test mutating func hiddenViewsAreNoElements() throws {
    let view = UIView()
    let labels = (0..<3).map { _ in UILabel() }
    for label in labels { view.addSubview(label) }
    labels[0].isHidden = true
    labels[1].alpha = 0
    #expect(try elements(of: view).count == 2)
    view.accessibilityElementsHidden = true
    #expect(try elements(of: view).count == 1)
  }

  @Test mutating func aModalViewHidesItsSiblings() throws {
    let view = UIView()
    let (front, back) = (UIView(), UILabel())
    view.addSubview(front)
    view.addSubview(back)
    front.accessibilityIdentifier = "front"
    front.accessibilityViewIsModal = true
    #expect(try elements(of: view).map(\.identifier) == ["it", "front"])
  }

  @Test mutating func elementsOfAViewTakeThePlaceOfItsSubviews() throws {
    let view = UIView()
    view.addSubview(UILabel())
    let element = UIAccessibilityElement(accessibilityContainer: view)
    element.accessibilityLabel = "Part"
    element.accessibilityTraits = [.button, .selected]
    element.accessibilityFrameInContainerSpace = CGRect(x: 5, y: 6, width: 7, height: 8)
    view.accessibilityElements = [element]
    let nodes = try elements(of: view)
    #expect(nodes.map(\.kind) == [.other, .button])
    #expect((nodes[1].label, nodes[1].flags) == ("Part", .selected))
    #expect(nodes[1].frame == CGRect(x: 25, y: 106, width: 7, height: 8))
  }

  @Test mutating func windowsAreTheChildrenOfTheApplication() throws {
    let tree = read(UIViewController())
    #expect(tree.nodes[0].kind == .application)
    #expect(tree.nodes[1].kind == .window)
    #expect(tree.nodes[1].flags.contains(.main))
    #expect(tree.nodes[1].frame == UIScreen.main.bounds)
  }

  @Test mutating func aBarIsCalledByItsTitle() throws {
    let root = UIViewController()
    let navigation = UINavigationController(rootViewController: root)
    root.title = "Inbox"
    var tree = read(navigation)
    var bar = try #require(tree.nodes.first { $0.kind == .navigationBar })
    #expect((bar.identifier, bar.label) == ("Inbox", ""))
    root.title = nil
    tree = read(navigation)
    bar = try #require(tree.nodes.first { $0.kind == .navigationBar })
    #expect(bar.identifier == "UIKit.UIViewController")
  }

  // MARK: - Lists

  private final class Source: NSObject, UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 100 }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
      cell.textLabel?.text = "Row \(indexPath.row)"
      return cell
    }

    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { "Rows" }
  }

  @Test mutating func listsHaveWhatIsOnTheScreenInTheOrderOfTheirRows() throws {
    let source = Source()
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
    table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    table.dataSource = source
    _ = try elements(of: table)
    table.contentOffset.y = 1000
    let nodes = try elements(of: table)
    let rows = nodes.filter { $0.kind == .staticText && $0.label.hasPrefix("Row ") }.map(\.label)
    let first = try #require(rows.first.flatMap { Int($0.dropFirst(4)) })
    #expect(first > 10)
    #expect(rows == (0..<rows.count).map { "Row \(first + $0)" })
    #expect(rows.count < 25)
    #expect(nodes.filter { $0.kind == .cell }.allSatisfy { $0.label.isEmpty && $0.depth == nodes[0].depth + 1 })
    #expect(nodes.contains { $0.kind == .other && $0.identifier == "Rows" && $0.label == "Rows" })
    let bar = try #require(nodes.first { $0.label.hasPrefix("Vertical scroll bar") })
    #expect(bar.value != "0%")
  }

  // MARK: - Touches

  @Test mutating func aTouchLandsWhereNothingCovers() throws {
    let button = UIButton(frame: CGRect(x: 20, y: 100, width: 100, height: 40))
    button.accessibilityIdentifier = "it"
    let cover = UIView(frame: CGRect(x: 60, y: 90, width: 100, height: 60))
    let controller = UIViewController()
    controller.view.addSubview(button)
    controller.view.addSubview(cover)
    var tree = read(controller)
    var index = try #require(tree.nodes.firstIndex { $0.identifier == "it" })
    #expect(reader.hitPoint(of: index, in: session.application) == CGPoint(x: 45, y: 110))
    cover.isUserInteractionEnabled = false
    #expect(reader.hitPoint(of: index, in: session.application) == CGPoint(x: 70, y: 120))
    cover.isUserInteractionEnabled = true
    cover.frame = button.frame
    #expect(reader.hitPoint(of: index, in: session.application) == nil)
    cover.isHidden = true
    button.frame.origin.y = 2000
    tree = read(controller)
    index = try #require(tree.nodes.firstIndex { $0.identifier == "it" })
    #expect(reader.hitPoint(of: index, in: session.application) == nil)
  }

  @Test mutating func labelsAreTouchedWhereNothingCoversThem() throws {
    let cell = UIView(frame: CGRect(x: 0, y: 100, width: 300, height: 100))
    let (shade, label, cover) = (UIView(frame: cell.bounds), UILabel(frame: cell.bounds), UIView(frame: cell.bounds))
    label.text = "Sea"
    for view in [shade, label, cover] { cell.addSubview(view) }
    cover.isHidden = true
    let controller = UIViewController()
    controller.view.addSubview(cell)
    let tree = read(controller)
    let index = try #require(tree.nodes.firstIndex { $0.label == "Sea" })
    #expect(reader.hitPoint(of: index, in: session.application) == CGPoint(x: 150, y: 150))
    #expect(!label.isUserInteractionEnabled)
    cover.isHidden = false
    #expect(reader.hitPoint(of: index, in: session.application) == nil)
  }

  @Test mutating func scrollingBringsAnElementIntoSight() throws {
    let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
    scrollView.contentSize.height = 5000
    let button = UIButton(frame: CGRect(x: 20, y: 3000, width: 100, height: 40))
    button.accessibilityIdentifier = "it"
    scrollView.addSubview(button)
    let controller = UIViewController()
    controller.view.addSubview(scrollView)
    let tree = read(controller)
    let index = try #require(tree.nodes.firstIndex { $0.identifier == "it" })
    #expect(reader.hitPoint(of: index, in: session.application) == nil)
    #expect(reader.reveal(index, in: session.application))
    #expect(reader.hitPoint(of: index, in: session.application) != nil)
    #expect(!reader.reveal(index, in: session.application))
  }
}
