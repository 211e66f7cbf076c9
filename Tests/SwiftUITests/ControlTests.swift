// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import TesseraTesting
import Testing

@testable import SwiftUI

/// A sign-up form as apps have them.
private struct SignUp: View {
  enum Field: Hashable { case name, mail, password }

  @State var name = ""
  @State var mail = ""
  @State var password = ""
  @State var notes = ""
  @State var age = 30
  @State var news = true
  @State var volume = 0.4
  @State var plan = "basic"
  @State var color = "red"
  @State var date = Date(timeIntervalSince1970: 1_750_000_000)
  @FocusState var focus: Field?
  var note: (String) -> Void = { _ in }

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 14) {
        TextField("Name", text: $name).focused($focus, equals: .name).textContentType(.name).submitLabel(.next)
          .onSubmit { focus = .mail }
        TextField("Mail", text: $mail, prompt: Text("you@example.org")).focused($focus, equals: .mail)
          .keyboardType(.emailAddress).textInputAutocapitalization(.never).autocorrectionDisabled()
          .onSubmit { note("mail \(mail)") }
        SecureField("Password", text: $password).focused($focus, equals: .password)
        TextField("Notes", text: $notes, axis: .vertical).lineLimit(2...4)
        Divider()
        Toggle("Newsletter", isOn: $news).accessibilityIdentifier("news")
        Stepper("Age \(age)", value: $age, in: 18...99)
        Slider(value: $volume) { Text("Volume") }
        Picker("Plan", selection: $plan) {
          Text("Basic").tag("basic")
          Text("Plus").tag("plus")
          Text("Pro").tag("pro")
        }
        .pickerStyle(.segmented)
        HStack {
          Text("Colour")
          Spacer()
          Picker("Colour", selection: $color) {
            ForEach(["red", "green", "blue"], id: \.self) { Text($0) }
          }
        }
        DatePicker("Birthday", selection: $date, displayedComponents: .date)
        ProgressView(value: 0.6) { Text("Strength") }
        HStack {
          ProgressView()
          Menu("More") { Button("Clear") { name = "" } }
          Spacer()
          Button("Sign up") { note("done \(name) \(plan)") }.buttonStyle(.borderedProminent).disabled(name.isEmpty)
        }
      }
      .textFieldStyle(.roundedBorder)
      .padding()
    }
    .scrollDismissesKeyboard(.interactively)
  }
}

private struct Gallery: View {
  @State private var isOpen = true
  @State private var color = Color.red

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 16) {
        GroupBox("Group") { Text("in a box").frame(maxWidth: .infinity, alignment: .leading) }
        DisclosureGroup("Details", isExpanded: $isOpen) { Text("shown") }
        Toggle("Button", isOn: .constant(true)).toggleStyle(.button)
        Toggle("Off", isOn: .constant(false)).tint(.red)
        ColorPicker("Colour", selection: $color)
        Link("A link", destination: URL(filePath: "/"))
        ShareLink(item: "text")
        Gauge(value: 0.3) { Text("Gauge") }
        HStack {
          Gauge(value: 0.7) {
            Text("km")
          } currentValueLabel: {
            Text("70")
          }.gaugeStyle(.accessoryCircular)
          Gauge(value: 0.7) {
            Text("km")
          } currentValueLabel: {
            Text("70")
          }.gaugeStyle(.accessoryCircularCapacity)
            .tint(.green)
        }
        Picker("Inline", selection: .constant(2)) {
          ForEach(1..<4) { Text("Choice \($0)").tag($0) }
        }
        .pickerStyle(.inline)
        Picker("Wheel", selection: .constant(2)) {
          ForEach(1..<4) { Text("Choice \($0)").tag($0) }
        }
        .pickerStyle(.wheel).labelsHidden().frame(height: 120)
        LabeledContent("Version", value: "1.0")
        ContentUnavailableView("Nothing", systemImage: "tray", description: Text("There is nothing here."))
          .frame(height: 200)
      }
      .padding()
    }
  }
}

@Suite @MainActor struct ControlTests {
  private func views<Kind: UIView>(_ kind: Kind.Type, in view: UIView) -> [Kind] {
    (view as? Kind).map { [$0] } ?? view.subviews.flatMap { views(kind, in: $0) }
  }

  private func find(_ box: Box?, _ text: String) -> Box? {
    guard let box else { return nil }
    if (box as? TextBox)?.spoken == text { return box }
    for child in box.children { if let found = find(child, text) { return found } }
    return nil
  }

  @Test func aFormOfControlsIsShownInFourLooks() throws {
    #expect(try look(SignUp(), as: "signup").count > 10_000)
    _ = try look(SignUp(), as: "signup-dark", appearance: .dark)
    _ = try look(SignUp(), as: "signup-rtl", isRightToLeft: true)
    _ = try look(SignUp(), as: "signup-large", textSize: .accessibilityMedium)
    #expect(try look(Gallery(), as: "controls").count > 10_000)
    _ = try look(Gallery(), as: "controls-dark", appearance: .dark)
  }

  @Test func switchesSlidersAndSteppersWriteTheirValuesAndFollowThem() {
    struct Page: View {
      @State var isOn = false
      @State var value = 0.0
      @State var count = 1
      let note: (String) -> Void
      var body: some View {
        let _ = note("\(isOn) \(value) \(count)")
        VStack {
          Toggle("Wi-Fi", isOn: $isOn)
          Slider(value: $value, in: 0...10, step: 2)
          Stepper("Count", value: $count, in: 0...2)
          Button("reset") { (isOn, value, count) = (false, 0, 1) }
        }
      }
    }
    var seen = ""
    let screen = TestScreen()
    let controller = UIHostingController(rootView: Page { seen = $0 })
    screen.show(controller)
    let view: UIView = controller.view
    guard let toggle = views(UISwitch.self, in: view).first, let slider = views(UISlider.self, in: view).first,
      let stepper = views(UIStepper.self, in: view).first
    else {
      Issue.record("a control is missing")
      return
    }
    #expect(toggle.accessibilityLabel == "Wi-Fi")
    #expect(stepper.accessibilityLabel == "Count")
    screen.tap(toggle)
    screen.advance(by: 0.5)
    #expect(seen == "true 0.0 1")
    let middle = screen.middle(of: slider)
    let start = CGPoint(x: slider.convert(CGPoint(x: 14, y: 0), to: nil).x, y: middle.y)
    screen.drag(from: start, to: middle, hold: 0.1)
    screen.advance(by: 0.5)
    #expect(seen == "true 4.0 1" || seen == "true 6.0 1")
    #expect(slider.value == 4 || slider.value == 6)
    let plus = stepper.convert(CGPoint(x: stepper.bounds.width * 0.75, y: stepper.bounds.midY), to: nil)
    screen.tap(at: plus)
    screen.advance(by: 0.5)
    #expect(seen.hasSuffix(" 2"))
    screen.tap(at: plus)
    screen.advance(by: 0.5)
    #expect(seen.hasSuffix(" 2"))
    let host = (view as? _UIHostingView<Page>)?.host
    let place = find(host?.box, "reset").flatMap { host?.rect(of: $0) } ?? .zero
    screen.tap(at: CGPoint(x: place.midX, y: place.midY))
    screen.advance(by: 0.5)
    #expect(seen == "false 0.0 1")
    #expect(toggle.isOn == false && slider.value == 0)
  }

  @Test func fieldsAreTypedIntoAndFocusMovesByReturn() {
    var log: [String] = []
    let screen = TestScreen()
    let controller = UIHostingController(rootView: SignUp(note: { log.append($0) }))
    screen.show(controller)
    let fields = views(UITextField.self, in: controller.view)
    #expect(fields.map(\.placeholder) == ["Name", "you@example.org", "Password"])
    #expect(fields[1].keyboardType == .emailAddress && fields[1].autocapitalizationType == .none)
    #expect(fields[2].isSecureTextEntry)
    screen.tap(fields[0])
    screen.advance(by: 0.5)
    #expect(fields[0].isFirstResponder)
    screen.type("Ada")
    screen.step()
    #expect(fields[0].text == "Ada")
    screen.pressKey("Enter")
    screen.advance(by: 0.5)
    #expect(fields[1].isFirstResponder, "onSubmit moved the focus")
    screen.type("a@b.c")
    screen.pressKey("Enter")
    screen.advance(by: 0.5)
    #expect(log == ["mail a@b.c"])
    #expect(!fields[1].isFirstResponder)
    let host = (controller.view as? _UIHostingView<SignUp>)?.host
    func press(_ text: String) {
      let place = find(host?.box, text).flatMap { host?.rect(of: $0) } ?? .zero
      screen.tap(at: CGPoint(x: place.midX, y: place.midY))
      screen.advance(by: 0.5)
    }
    press("Sign up")
    #expect(log == ["mail a@b.c", "done Ada basic"])
    let segments = views(UISegmentedControl.self, in: controller.view)[0]
    screen.tap(at: segments.convert(CGPoint(x: segments.bounds.maxX - 20, y: segments.bounds.midY), to: nil))
    screen.advance(by: 0.5)
    press("Sign up")
    #expect(log.last == "done Ada pro")
  }

  @Test func aStateOfFocusLeadsAndFollowsTheKeyboard() {
    struct Page: View {
      @FocusState var isFocused: Bool
      @State var text = ""
      let note: (Bool) -> Void
      var body: some View {
        let _ = note(isFocused)
        VStack {
          TextField("field", text: $text).focused($isFocused)
          Button("toggle") { isFocused.toggle() }
        }
        .onAppear { isFocused = true }
      }
    }
    var seen = false
    let screen = TestScreen()
    let controller = UIHostingController(rootView: Page { seen = $0 })
    screen.show(controller)
    screen.advance(by: 0.5)
    let field = views(UITextField.self, in: controller.view)[0]
    #expect(field.isFirstResponder && seen)
    let host = (controller.view as? _UIHostingView<Page>)?.host
    let place = find(host?.box, "toggle").flatMap { host?.rect(of: $0) } ?? .zero
    screen.tap(at: CGPoint(x: place.midX, y: place.midY))
    screen.advance(by: 0.6)
    #expect(!field.isFirstResponder && !seen)
    screen.tap(field)
    screen.advance(by: 0.6)
    #expect(field.isFirstResponder && seen)
  }

  @Test func aFieldOfANumberIsReadWhenEditingEnds() {
    struct Page: View {
      @State var number = 5
      let note: (Int) -> Void
      var body: some View {
        let _ = note(number)
        TextField("number", value: $number, format: .number)
      }
    }
    var seen = 0
    let screen = TestScreen()
    let controller = UIHostingController(rootView: Page { seen = $0 })
    screen.show(controller)
    let field = views(UITextField.self, in: controller.view)[0]
    #expect(field.text == "5")
    screen.tap(field)
    screen.advance(by: 0.5)
    screen.type("72")
    screen.step()
    #expect(seen == 5)
    screen.pressKey("Enter")
    screen.advance(by: 0.5)
    #expect(seen == 572)
    field.text = "x"
    #expect(field.text == "x")
  }

  @Test func aFieldThatGrowsHasMoreLines() {
    struct Page: View {
      @State var text: String
      var body: some View { TextField("text", text: $text, axis: .vertical).lineLimit(3) }
    }
    let one = Stage(Page(text: "a"), width: 100, height: 300).size(100, nil).height
    let two = Stage(Page(text: "words that wrap in"), width: 100, height: 300).size(100, nil).height
    let many = Stage(Page(text: String(repeating: "words ", count: 40)), width: 100, height: 300).size(100, nil).height
    #expect(one > 15 && one < 25)
    #expect(two > one * 1.5)
    #expect(abs(many - one * 3) < 3)
  }

  @Test func aMenuShowsItsViewsAsItems() {
    struct Page: View {
      @State var isOn = true
      @State var size = 2
      let note: (String) -> Void
      var body: some View {
        Menu("More") {
          Button("Open", systemImage: "folder") { note("open") }
          Button("Delete", role: .destructive) { note("delete") }
          Divider()
          Toggle("Grid", isOn: $isOn)
          Menu("Sort") { Button("By name") { note("name") } }
          Picker("Size", selection: $size) {
            Text("Small").tag(1)
            Text("Large").tag(2)
          }
          .pickerStyle(.inline)
        }
      }
    }
    var log: [String] = []
    let screen = TestScreen()
    let controller = UIHostingController(rootView: Page { log.append($0) })
    screen.show(controller)
    let button = views(UIButton.self, in: controller.view)[0]
    #expect(button.accessibilityLabel == "More")
    screen.tap(button)
    screen.advance(by: 0.6)
    let labels = views(UILabel.self, in: screen.window ?? UIView()).compactMap(\.text)
    for text in ["Open", "Delete", "Grid", "Sort", "Small", "Large"] { #expect(labels.contains(text)) }
    guard let open = views(UILabel.self, in: screen.window ?? UIView()).first(where: { $0.text == "Open" }) else {
      return
    }
    screen.tap(at: screen.middle(of: open))
    screen.advance(by: 0.6)
    #expect(log == ["open"])
  }

  @Test func aMenuPickerShowsAndChangesItsSelection() {
    struct Page: View {
      @State var color: String? = "red"
      let note: (String?) -> Void
      var body: some View {
        let _ = note(color)
        Picker("Colour", selection: $color) {
          Text("None").tag(String?.none)
          ForEach(["red", "green"], id: \.self) { Text($0.capitalized).tag($0 as String?) }
        }
      }
    }
    var seen: String?
    let screen = TestScreen()
    let controller = UIHostingController(rootView: Page { seen = $0 })
    screen.show(controller)
    let host = (controller.view as? _UIHostingView<Page>)?.host
    #expect(find(host?.box, "Red") != nil)
    let button = views(UIButton.self, in: controller.view)[0]
    screen.tap(button)
    screen.advance(by: 0.6)
    guard let green = views(UILabel.self, in: screen.window ?? UIView()).first(where: { $0.text == "Green" }) else {
      Issue.record("the menu did not open")
      return
    }
    screen.tap(at: screen.middle(of: green))
    screen.advance(by: 0.6)
    #expect(seen == "green")
    #expect(find(host?.box, "Green") != nil)
  }

  @Test func stylesReadTheEnvironmentAndReplaceLooks() {
    struct Plain: ToggleStyle {
      @Environment(\.isEnabled) var isEnabled
      func makeBody(configuration: Configuration) -> some View {
        Button(configuration.isOn ? "on \(isEnabled)" : "off \(isEnabled)") { configuration.isOn.toggle() }
      }
    }
    struct Page: View {
      @State var isOn = false
      var body: some View { Toggle("x", isOn: $isOn).toggleStyle(Plain()).disabled(true) }
    }
    let stage = Stage(Page())
    #expect(find(stage.host.box, "off false") != nil)
  }

  @Test func linksOpenAddressesByTheActionOfTheEnvironment() {
    struct Page: View {
      let open: (URL) -> Void
      var body: some View {
        Link("site", destination: URL(string: "https://example.org/a") ?? URL(filePath: "/"))
          .environment(
            \.openURL,
            OpenURLAction { url in
              open(url)
              return .handled
            })
      }
    }
    var opened: [String] = []
    let screen = TestScreen()
    let controller = UIHostingController(rootView: Page { opened.append($0.absoluteString) })
    screen.show(controller)
    let host = (controller.view as? _UIHostingView<Page>)?.host
    let place = find(host?.box, "site").flatMap { host?.rect(of: $0) } ?? .zero
    screen.tap(at: CGPoint(x: place.midX, y: place.midY))
    screen.advance(by: 0.5)
    #expect(opened == ["https://example.org/a"])
  }

  @Test func aDisclosureGroupShowsAndHidesItsContent() {
    struct Page: View {
      var body: some View { DisclosureGroup("more") { Text("hidden words") } }
    }
    let screen = TestScreen()
    let controller = UIHostingController(rootView: Page())
    screen.show(controller)
    let host = (controller.view as? _UIHostingView<Page>)?.host
    #expect(find(host?.box, "hidden words") == nil)
    let place = find(host?.box, "more").flatMap { host?.rect(of: $0) } ?? .zero
    screen.tap(at: CGPoint(x: place.midX, y: place.midY))
    screen.advance(by: 0.5)
    #expect(find(host?.box, "hidden words") != nil)
  }

  @Test func aFingerThatRestsOpensAContextMenu() {
    struct Page: View {
      let note: (String) -> Void
      var body: some View {
        ScrollView {
          Text("press me").padding(40).background(Color.yellow)
            .onTapGesture { note("tapped") }
            .contextMenu {
              Button("Copy") { note("copied") }
              Button("Remove", role: .destructive) { note("removed") }
            }
        }
      }
    }
    var log: [String] = []
    let screen = TestScreen()
    let controller = UIHostingController(rootView: Page { log.append($0) })
    screen.show(controller)
    let host = (controller.view as? _UIHostingView<Page>)?.host
    let place = find(host?.box, "press me").flatMap { host?.rect(of: $0) } ?? .zero
    let middle = CGPoint(x: place.midX, y: place.midY)
    screen.tap(at: middle)
    screen.advance(by: 1)
    #expect(log == ["tapped"])
    screen.press(at: middle, duration: 1)
    screen.advance(by: 1)
    guard let copy = views(UILabel.self, in: screen.window ?? UIView()).first(where: { $0.text == "Copy" }) else {
      Issue.record("the menu did not open")
      return
    }
    screen.tap(at: screen.middle(of: copy))
    screen.advance(by: 1)
    #expect(log == ["tapped", "copied"])
  }

  @Test func labelledContentFollowsItsStyle() {
    struct Plain: LabeledContentStyle {
      func makeBody(configuration: Configuration) -> some View {
        VStack {
          configuration.content
          configuration.label
        }
      }
    }
    let stage = Stage(LabeledContent("a", value: "b").labeledContentStyle(Plain()))
    let label = find(stage.host.box, "a").flatMap { stage.host.rect(of: $0) } ?? .zero
    let value = find(stage.host.box, "b").flatMap { stage.host.rect(of: $0) } ?? .zero
    #expect(value.maxY <= label.minY)
  }
}
