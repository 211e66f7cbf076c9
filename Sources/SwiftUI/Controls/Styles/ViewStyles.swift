// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import ViewGraph

/// A style of any type for one kind of control, and the one that holds in what it makes.
struct AnyViewStyle<Configuration> {
  let makeBody: @MainActor (Configuration) -> AnyView
  let outerStyle: () -> AnyViewStyle<Configuration>?
  var outer: AnyViewStyle<Configuration>? { outerStyle() }
}

/// Sets a style in the environment.
struct ViewStyleModifier<Configuration> {
  let path: WritableKeyPath<EnvironmentValues, AnyViewStyle<Configuration>?>
  let makeBody: @MainActor (Configuration) -> AnyView
}

extension ViewStyleModifier: EnvironmentModifier {
  func apply(to environment: inout EnvironmentValues) {
    let outer = environment[keyPath: path]
    environment[keyPath: path] = AnyViewStyle(makeBody: makeBody, outerStyle: { outer })
  }
}

/// The body that a style makes of a configuration, with the style's dynamic properties installed.
struct StyleBody<Configuration, Style, Made: View> {
  let configuration: Configuration
  let style: Style
  let make: @MainActor (Style, Configuration) -> Made

  init(
    configuration: Configuration, style: Style, make: @escaping @MainActor (Style, Configuration) -> Made
  ) {
    self.configuration = configuration
    self.style = style
    self.make = make
  }
}

extension StyleBody: View {
  typealias Body = Never

  static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
    _ViewOutputs(StyleBodyElement(view.value, inputs))
  }
}

/// The element of a style's body.
final class StyleBodyElement<Configuration, Style, Made: View>: TypedElement<StyleBody<Configuration, Style, Made>> {
  private var runner = BodyRunner<Style>()
  private var child: TypedElement<Made>?

  override init(_ value: StyleBody<Configuration, Style, Made>, _ inputs: _ViewInputs) {
    super.init(value, inputs)
    child = Made.makeElement(makeBody(), _ViewInputs(below: self))
  }

  private func makeBody() -> Made {
    let (make, configuration) = (value.make, value.configuration)
    return runner.run(value.style, of: self) { make($0, configuration) }
  }

  override func update(_ new: StyleBody<Configuration, Style, Made>) {
    let isSame =
      FieldTable.areEqual(value.configuration, new.configuration) && FieldTable.areEqual(value.style, new.style)
    super.update(new)
    guard !isSame || isDirty else { return }
    clearDirty()
    rerun()
  }

  override func rerun() { child?.update(makeBody()) }
  override var ownsState: Bool { runner.keepsState }

  override func forEachChild(_ body: (ViewGraphElement) -> Void) {
    if let child { body(child) }
  }

  override func makeItems() -> [Item] { child?.items ?? [] }
}
