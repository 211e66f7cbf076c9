// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import TesseraTesting
import Testing

@testable import SwiftUI

private struct Tapped: View {
  @State private var count = 0
  var body: some View {
    VStack(spacing: 20) {
      Button("Count \(count)") { count += 1 }
      Text("tap").contentShape(Rectangle()).onTapGesture { count += 10 }
      Button("off") { count = -1 }.disabled(true)
    }
  }
}

private struct Labelled: UIViewRepresentable {
  let text: String
  let log: (String) -> Void

  func makeUIView(context: Context) -> UILabel {
    log("make")
    return UILabel()
  }

  func updateUIView(_ label: UILabel, context: Context) {
    log("update \(text) \(context.environment.colorScheme)")
    label.text = text
  }

  static func dismantleUIView(_ label: UILabel, coordinator: ()) { label.text = "gone" }
}

private struct Hosted: UIViewControllerRepresentable {
  func makeUIViewController(context: Context) -> UIViewController {
    let controller = UIViewController()
    controller.view.backgroundColor = .red
    return controller
  }
  func updateUIViewController(_ controller: UIViewController, context: Context) {}
}

@Suite @MainActor struct HostingTests {
  @Test func aControllerAnswersWithTheSizeOfItsContent() {
    let controller = UIHostingController(rootView: Color.red.frame(width: 200, height: 200))
    #expect(controller.sizeThatFits(in: .zero) == CGSize(width: 200, height: 200))
    #expect(controller.view.intrinsicContentSize == CGSize(width: 200, height: 200))
    #expect(controller.view.backgroundColor == .systemBackground)
    #expect(UIHostingController(rootView: Color.red).sizeThatFits(in: CGSize(width: 30, height: 40)).width == 30)
  }

  @Test func thePreferredSizeFollowsTheContent() {
    let controller = UIHostingController(rootView: Sized(width: 50))
    #expect(controller.preferredContentSize == .zero)
    controller.sizingOptions = .preferredContentSize
    controller.view.layoutIfNeeded()
    #expect(controller.preferredContentSize == CGSize(width: 50, height: 60))
    controller.rootView = Sized(width: 70)
    controller.view.layoutIfNeeded()
    #expect(controller.preferredContentSize == CGSize(width: 70, height: 60))
  }

  @Test func touchesReachButtonsAndGesturesWhereTheyDraw() {
    let screen = TestScreen()
    let controller = UIHostingController(rootView: Tapped())
    screen.show(controller)
    let host = (controller.view as? _UIHostingView<Tapped>)?.host
    func texts() -> [String] { host?.box.map { spoken($0) } ?? [] }
    #expect(texts() == ["Count 0", "tap", "off"])
    func tap(_ text: String) {
      guard let box = host?.box, let found = find(box, text), let place = host?.rect(of: found) else { return }
      screen.tap(at: CGPoint(x: place.midX, y: place.midY))
      screen.step()
    }
    tap("Count 0")
    #expect(texts() == ["Count 1", "tap", "off"])
    tap("tap")
    screen.advance(by: 0.5)
    #expect(texts() == ["Count 11", "tap", "off"])
    tap("off")
    #expect(texts() == ["Count 11", "tap", "off"])
  }

  private func spoken(_ box: Box) -> [String] {
    (box as? TextBox).map { [$0.spoken] } ?? box.children.flatMap(spoken)
  }

  private func find(_ box: Box, _ text: String) -> Box? {
    if (box as? TextBox)?.spoken == text { return box }
    for child in box.children { if let found = find(child, text) { return found } }
    return nil
  }

  @Test func representedViewsAreMadeOnceUpdatedAndDismantled() {
    var lines: [String] = []
    func content(_ text: String?) -> some View {
      VStack { if let text { Labelled(text: text) { lines.append($0) } } }
    }
    let stage = Stage(content("a"), width: 100, height: 50)
    #expect(lines == ["make", "update a light"])
    stage.view.rootView = content("b")
    stage.layOut()
    #expect(lines == ["make", "update a light", "update b light"])
    let label = labels(in: stage.view).first
    #expect(label?.text == "b")
    #expect(label?.bounds.size == CGSize(width: 100, height: 50), "a label fills what it is given")
    stage.view.rootView = content(nil)
    stage.layOut()
    #expect(label?.text == "gone")
    #expect(labels(in: stage.view).isEmpty)
  }

  private func labels(in view: UIView) -> [UILabel] {
    view.subviews.flatMap { ($0 as? UILabel).map { [$0] } ?? labels(in: $0) }
  }

  @Test func aFixedSizeGivesARepresentedLabelItsOwn() {
    let stage = Stage(Labelled(text: "hello") { _ in }.fixedSize(), width: 200, height: 200)
    let label = UILabel()
    label.text = "hello"
    let size = labels(in: stage.view).first?.bounds.size ?? .zero
    #expect(abs(size.width - label.intrinsicContentSize.width) < 1 && size.height == 20)
  }

  @Test func representedControllersBecomeChildren() {
    let controller = UIHostingController(rootView: Hosted().frame(width: 40, height: 40))
    let screen = TestScreen()
    screen.show(controller)
    #expect(controller.children.count == 1)
    #expect(controller.children.first?.view.bounds.size == CGSize(width: 40, height: 40))
  }

  @Test func viewsKeepTheirOrderAmongLayersAndClipInGroups() {
    let stage = Stage(
      ZStack {
        Color.red
        Labelled(text: "x") { _ in }.opacity(0.5)
        Color.green.frame(width: 10, height: 10)
      }, width: 100, height: 100)
    let kinds = stage.view.layer.sublayers?.map { $0.delegate is UIView } ?? []
    #expect(kinds == [false, true, false])
    #expect(stage.view.layer.sublayers?[1].opacity == 0.5)
  }

  @Test func cellsSizeThemselvesByHostedContent() {
    let screen = TestScreen()
    let controller = CellsController(style: .plain)
    screen.show(controller)
    let heights = controller.tableView.visibleCells.map(\.bounds.height)
    #expect(heights.count == 3)
    // Tables add a line between rows.
    #expect(abs(heights[0] - (20.33 + controller.margins + 1)) < 0.1)
    #expect(heights[1] == 100 + controller.margins + 1)
    #expect(heights[2] > heights[0] + 20)
  }

  @Test func aControllerThatIsDismissedFreesEverything() {
    weak var controller: UIViewController?
    weak var host: ViewHost?
    let screen = TestScreen()
    do {
      let shown = UIHostingController(rootView: Tapped())
      controller = shown
      host = (shown.view as? _UIHostingView<Tapped>)?.host
      screen.show(shown)
      screen.tap(at: CGPoint(x: 200, y: 400))
      screen.step()
    }
    screen.show(UIViewController())
    screen.advance(by: 1)
    #expect(controller == nil)
    #expect(host == nil)
  }

  @Test func aHostInAStackFollowsTheContentsSize() {
    struct Growing: View {
      let height: CGFloat
      var body: some View { Color.red.frame(width: 50, height: height) }
    }
    let screen = TestScreen()
    let controller = UIViewController()
    let child = UIHostingController(rootView: Growing(height: 30))
    child.sizingOptions = .intrinsicContentSize
    let stack = UIStackView(arrangedSubviews: [child.view, UIView()])
    stack.axis = .vertical
    stack.translatesAutoresizingMaskIntoConstraints = false
    controller.addChild(child)
    controller.view.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: controller.view.topAnchor),
      stack.leadingAnchor.constraint(equalTo: controller.view.leadingAnchor),
      stack.heightAnchor.constraint(equalToConstant: 300),
    ])
    child.didMove(toParent: controller)
    child.safeAreaRegions = []
    screen.show(controller)
    #expect(child.view.bounds.size == CGSize(width: 50, height: 30))
    child.rootView = Growing(height: 80)
    screen.step()
    #expect(child.view.bounds.size == CGSize(width: 50, height: 80))
  }

  @Test func aRendererMakesAPictureOfTheIdealSize() {
    // The servers come with a screen.
    _ = TestScreen()
    let renderer = ImageRenderer(content: Color.red.frame(width: 20, height: 10))
    renderer.scale = 2
    #expect(renderer.uiImage?.size == CGSize(width: 20, height: 10))
    #expect(renderer.cgImage?.width == 40)
  }

  @Test func aBackgroundOfStyleReachesUnderTheSafeAreaAndTheContentStaysOut() throws {
    struct Page: View {
      var body: some View {
        VStack {
          Text("top"); Spacer(); Text("bottom")
        }.frame(maxWidth: .infinity).background(Color.yellow)
      }
    }
    let data = try look(Page(), as: "safe-area")
    #expect(data.count > 1000)
  }
}

private final class CellsController: UITableViewController {
  var margins: CGFloat = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    cell.contentConfiguration = UIHostingConfiguration {
      switch indexPath.row {
      case 0: Text("short")
      case 1: Color.red.frame(height: 100)
      default: Text(String(repeating: "long text ", count: 20))
      }
    }
    let own = cell.contentView.directionalLayoutMargins
    margins = own.top + own.bottom
    return cell
  }
}

private struct Sized: View {
  let width: CGFloat
  var body: some View { Color.red.frame(width: width, height: 60) }
}
