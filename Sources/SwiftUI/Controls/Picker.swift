// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// A choice of one among several.
public struct Picker<Label, SelectionValue, Content> where Label: View, SelectionValue: Hashable, Content: View {
  let label: Label
  let selection: Binding<SelectionValue>
  let content: Content
  /// Whether several bindings have different values, so that none is shown as chosen.
  let isMixed: Bool

  nonisolated init(label: Label, selection: Binding<SelectionValue>, content: Content, isMixed: Bool = false) {
    self.label = label
    self.selection = selection
    self.content = content
    self.isMixed = isMixed
  }
}

extension Picker: View {
  public var body: some View {
    MenuEntryReader {
      content
    } shown: { source, entries in
      PickerBody(
        configuration: PickerConfiguration(
          label: AnyView(label), source: source, entries: entries,
          selected: isMixed ? nil : index(of: selection.wrappedValue, entries),
          select: { tag in if let new = tag.flatMap({ Self.value(of: $0) }) { selection.wrappedValue = new } }))
    }
  }

  /// The value that a tag stands for: one of an optional type may be tagged by its wrapped value.
  nonisolated private static func value(of tag: AnyHashable) -> SelectionValue? {
    tag as? SelectionValue ?? tag.base as? SelectionValue
  }

  @MainActor private func index(of value: SelectionValue, _ entries: [MenuEntry]) -> Int? {
    entries.firstIndex { entry in entry.tag.flatMap { Self.value(of: $0) } == .some(value) }
  }
}

extension Picker {
  public nonisolated init(
    selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) { self.init(label: label(), selection: selection, content: content()) }

  @available(*, deprecated, renamed: "Picker(selection:content:label:)")
  public nonisolated init(
    selection: Binding<SelectionValue>, label: Label, @ViewBuilder content: () -> Content
  ) { self.init(label: label, selection: selection, content: content()) }

  /// A choice for several values at once.
  public nonisolated init<C>(
    sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) where C: RandomAccessCollection {
    let bindings = sources.map { $0[keyPath: selection] }
    let first = bindings.first
    guard let first else { fatalError("Picker needs at least one source") }
    self.init(
      label: label(),
      selection: Binding(
        get: { first.wrappedValue }, set: { new in bindings.forEach { $0.wrappedValue = new } }),
      content: content(), isMixed: bindings.contains { $0.wrappedValue != first.wrappedValue })
  }
}

extension Picker where Label == Text {
  public nonisolated init(
    _ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
  ) { self.init(label: Text(titleKey), selection: selection, content: content()) }

  @_disfavoredOverload
  public nonisolated init<S>(
    _ title: S, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
  ) where S: StringProtocol { self.init(label: Text(title), selection: selection, content: content()) }
}

extension Picker where Label == SwiftUI.Label<Text, Image> {
  public nonisolated init(
    _ titleKey: LocalizedStringKey, systemImage: String, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      label: SwiftUI.Label(titleKey, systemImage: systemImage), selection: selection, content: content())
  }

  @_disfavoredOverload
  public nonisolated init<S>(
    _ title: S, systemImage: String, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
  ) where S: StringProtocol {
    self.init(label: SwiftUI.Label(title, systemImage: systemImage), selection: selection, content: content())
  }

  public nonisolated init(
    _ titleKey: LocalizedStringKey, image: ImageResource, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) { self.init(label: SwiftUI.Label(titleKey, image: image), selection: selection, content: content()) }

  @_disfavoredOverload
  public nonisolated init<S>(
    _ title: S, image: ImageResource, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
  ) where S: StringProtocol {
    self.init(label: SwiftUI.Label(title, image: image), selection: selection, content: content())
  }
}

// MARK: - Styles

/// How a picker shows its choices.
public struct _PickerKind: Sendable {
  enum Kind: Sendable { case menu, segmented, inline, wheel, link }
  let kind: Kind
}

/// Shows pickers.
public protocol PickerStyle {
  static var _kind: _PickerKind { get }
}

/// What fits the place that a picker stands in: a menu.
public struct DefaultPickerStyle: PickerStyle {
  public nonisolated init() {}
  public static var _kind: _PickerKind { _PickerKind(kind: .menu) }
}

/// A button that shows the choices in a menu.
public struct MenuPickerStyle: PickerStyle {
  public nonisolated init() {}
  public static var _kind: _PickerKind { _PickerKind(kind: .menu) }
}

/// The choices side by side.
public struct SegmentedPickerStyle: PickerStyle {
  public nonisolated init() {}
  public static var _kind: _PickerKind { _PickerKind(kind: .segmented) }
}

/// The choices one below the other, the chosen one with a mark.
public struct InlinePickerStyle: PickerStyle {
  public nonisolated init() {}
  public static var _kind: _PickerKind { _PickerKind(kind: .inline) }
}

/// The choices on a wheel.
public struct WheelPickerStyle: PickerStyle {
  public nonisolated init() {}
  public static var _kind: _PickerKind { _PickerKind(kind: .wheel) }
}

/// A row that goes to a page with the choices.
///
/// The choices are shown in a menu where the row is not in a navigation stack.
public struct NavigationLinkPickerStyle: PickerStyle {
  public nonisolated init() {}
  public static var _kind: _PickerKind { _PickerKind(kind: .link) }
}

extension PickerStyle where Self == NavigationLinkPickerStyle {
  public static var navigationLink: NavigationLinkPickerStyle { NavigationLinkPickerStyle() }
}

extension PickerStyle where Self == DefaultPickerStyle {
  public static var automatic: DefaultPickerStyle { DefaultPickerStyle() }
}
extension PickerStyle where Self == MenuPickerStyle {
  public static var menu: MenuPickerStyle { MenuPickerStyle() }
}
extension PickerStyle where Self == SegmentedPickerStyle {
  public static var segmented: SegmentedPickerStyle { SegmentedPickerStyle() }
}
extension PickerStyle where Self == InlinePickerStyle {
  public static var inline: InlinePickerStyle { InlinePickerStyle() }
}
extension PickerStyle where Self == WheelPickerStyle {
  public static var wheel: WheelPickerStyle { WheelPickerStyle() }
}

private struct PickerKindKey: EnvironmentKey { static let defaultValue = _PickerKind.Kind.menu }

extension EnvironmentValues {
  var pickerKind: _PickerKind.Kind {
    get { self[PickerKindKey.self] }
    set { self[PickerKindKey.self] = newValue }
  }
}

extension View {
  /// Sets how pickers in the view look.
  public nonisolated func pickerStyle<S>(_ style: S) -> some View where S: PickerStyle {
    environment(\.pickerKind, S._kind.kind)
  }
}

// MARK: - Bodies

struct PickerConfiguration {
  var label: AnyView
  var source: MenuEntrySource
  var entries: [MenuEntry]
  /// The number of the chosen entry.
  var selected: Int?
  var select: @MainActor (AnyHashable?) -> Void
}

private struct PickerBody: View {
  let configuration: PickerConfiguration
  @Environment(\.pickerKind) private var kind
  @Environment(\.isMenuContent) private var isMenuContent

  var body: some View {
    if isMenuContent {
      let tag = configuration.selected.flatMap { configuration.entries[$0].tag }
      configuration.label.modifier(
        MenuItemModifier(
          kind: .listed(configuration.source, isInline: kind == .inline, select: configuration.select) { $0 == tag }))
    } else {
      switch kind {
      case .menu: MenuPickerBody(configuration: configuration)
      case .segmented:
        HostedSegments(configuration: configuration)
          .background { configuration.label.modifier(SpokenOnlyModifier()) }
          .modifier(ControlLabelModifier())
      case .inline: InlinePickerBody(configuration: configuration)
      case .wheel: WheelPickerBody(configuration: configuration)
      case .link: LinkPickerBody(configuration: configuration)
      }
    }
  }
}

/// A row that goes to a page with the choices.
private struct LinkPickerBody: View {
  let configuration: PickerConfiguration
  @Environment(\.navigation) private var navigation
  @Environment(\.areLabelsHidden) private var areLabelsHidden

  var body: some View {
    if navigation == nil {
      MenuPickerBody(configuration: configuration)
    } else {
      NavigationLink {
        LinkPickerPage(configuration: configuration)
      } label: {
        HStack {
          if !areLabelsHidden {
            ControlLabel(configuration.label)
            Spacer()
          }
          if let selected = configuration.selected {
            Text(verbatim: configuration.entries[selected].title).foregroundStyle(.secondary)
          }
        }
      }
    }
  }
}

/// The page with the choices of a picker; it goes back when one is chosen.
private struct LinkPickerPage: View {
  let configuration: PickerConfiguration
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    List {
      ForEach(configuration.entries.indices, id: \.self) { index in
        let entry = configuration.entries[index]
        Button {
          configuration.select(entry.tag)
          dismiss()
        } label: {
          HStack {
            if let image = entry.image { Image(uiImage: image) }
            Text(verbatim: entry.title).foregroundStyle(Color.primary)
            Spacer()
            if configuration.selected == index {
              Image(systemName: "checkmark").fontWeight(.semibold).foregroundStyle(.tint)
            }
          }
        }
      }
    }
  }
}

/// The chosen entry with the mark of a menu.
private struct MenuPickerBody: View {
  let configuration: PickerConfiguration
  @Environment(\.isInListRow) private var isInRow
  @Environment(\.areLabelsHidden) private var areLabelsHidden

  var body: some View {
    if isInRow, !areLabelsHidden {
      HStack(spacing: 8) {
        ControlLabel(configuration.label).accessibilityHidden(true)
        Spacer(minLength: 0)
        button
      }
    } else {
      button
    }
  }

  @ViewBuilder private var button: some View {
    let (entries, selected) = (configuration.entries, configuration.selected)
    PickerMenuButton(configuration: configuration) {
      HStack(spacing: 5) {
        if let selected {
          EntryLabel(entry: entries[selected])
        }
        Image(systemName: "chevron.up.chevron.down").font(.footnote.weight(.medium)).imageScale(.small)
          .accessibilityHidden(true)
      }
    }
  }
}

private struct PickerMenuButton<Label: View>: View {
  let configuration: PickerConfiguration
  let label: Label
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.isInListRow) private var isInRow

  init(configuration: PickerConfiguration, @ViewBuilder label: () -> Label) {
    self.configuration = configuration
    self.label = label()
  }

  var body: some View {
    let configuration = configuration
    label
      .foregroundStyle(foreground)
      .padding(.vertical, isInRow ? 0 : 7)
      .allowsHitTesting(false)
      .overlay {
        HostedChoiceButton(configuration: configuration)
      }
      .background { configuration.label.modifier(SpokenOnlyModifier()) }
      .modifier(ControlLabelModifier())
  }
}

extension PickerMenuButton {
  /// In rows the choice is as quiet as any value.
  private var foreground: AnyShapeStyle {
    if !isEnabled { return AnyShapeStyle(Color(uiColor: .tertiaryLabel)) }
    return isInRow ? AnyShapeStyle(.secondary) : AnyShapeStyle(TintShapeStyle())
  }
}

/// The picture and the title of a choice.
private struct EntryLabel: View {
  let entry: MenuEntry

  var body: some View {
    HStack(spacing: 6) {
      if let image = entry.image, entry.title.isEmpty { Image(uiImage: image) }
      if !entry.title.isEmpty { Text(verbatim: entry.title) }
    }
  }
}

/// An invisible button of UIKit's that shows choices.
private struct HostedChoiceButton: HostedControl {
  let configuration: PickerConfiguration

  func makeUIView(context: Context) -> UIButton {
    let button = UIButton(type: .custom)
    button.showsMenuAsPrimaryAction = true
    return button
  }

  func updateUIView(_ button: UIButton, context: Context) {
    let configuration = configuration
    let tag = configuration.selected.flatMap { configuration.entries[$0].tag }
    button.menu = UIMenu(
      children: [
        UIDeferredMenuElement.uncached { complete in
          let choices = configuration.source.entries.map { choice -> MenuEntry in
            guard let own = choice.tag else { return choice }
            var choice = choice
            choice.kind = .toggle(isOn: own == tag) { configuration.select(own) }
            return choice
          }
          complete(MenuEntry.elements(choices))
        }
      ])
    button.preferredMenuElementOrder = context.environment.menuOrder.uiOrder
    button.isEnabled = context.environment.isEnabled
    let value = configuration.selected.map { configuration.entries[$0].title }
    if button.accessibilityValue != value { button.accessibilityValue = value }
  }

  func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIButton, context: Context) -> CGSize? {
    proposal.replacingUnspecifiedDimensions(by: .zero)
  }
}

/// UIKit's segmented control.
private struct HostedSegments: HostedControl {
  let configuration: PickerConfiguration

  final class Coordinator {
    var configuration: PickerConfiguration
    var shown: [MenuEntry] = []
    init(_ configuration: PickerConfiguration) { self.configuration = configuration }
  }

  func makeCoordinator() -> Coordinator { Coordinator(configuration) }

  func makeUIView(context: Context) -> UISegmentedControl {
    let control = UISegmentedControl()
    control.addAction(
      UIAction { [coordinator = context.coordinator] action in
        guard let control = action.sender as? UISegmentedControl else { return }
        let index = control.selectedSegmentIndex
        guard coordinator.shown.indices.contains(index) else { return }
        coordinator.configuration.select(coordinator.shown[index].tag)
      }, for: .valueChanged)
    return control
  }

  func updateUIView(_ control: UISegmentedControl, context: Context) {
    let coordinator = context.coordinator
    coordinator.configuration = configuration
    if !MenuEntry.areAlike(coordinator.shown, configuration.entries) {
      coordinator.shown = configuration.entries
      control.removeAllSegments()
      for (index, entry) in configuration.entries.enumerated() {
        if entry.title.isEmpty, let image = entry.image {
          control.insertSegment(with: image, at: index, animated: false)
        } else {
          control.insertSegment(withTitle: entry.title, at: index, animated: false)
        }
      }
    }
    for (index, entry) in configuration.entries.enumerated()
    where control.isEnabledForSegment(at: index) != entry.isEnabled {
      control.setEnabled(entry.isEnabled, forSegmentAt: index)
    }
    let selected = configuration.selected ?? UISegmentedControl.noSegment
    if control.selectedSegmentIndex != selected { control.selectedSegmentIndex = selected }
    if control.isEnabled != context.environment.isEnabled { control.isEnabled = context.environment.isEnabled }
  }

  func sizeThatFits(_ proposal: ProposedViewSize, uiView: UISegmentedControl, context: Context) -> CGSize? {
    let own = uiView.intrinsicContentSize
    return CGSize(width: proposal.width.map { $0 == .infinity ? $0 : max($0, 0) } ?? own.width, height: own.height)
  }
}

/// The choices one below the other: in a list each is a row.
private struct InlinePickerBody: View {
  let configuration: PickerConfiguration
  @Environment(\.areLabelsHidden) private var areLabelsHidden
  @Environment(\.isInListRow) private var isInRow

  var body: some View {
    if isInRow {
      if !areLabelsHidden { label.selectionDisabled() }
      choices.selectionDisabled()
    } else {
      VStack(alignment: .leading, spacing: 0) {
        if !areLabelsHidden { label.padding(.vertical, 6) }
        choices
      }
    }
  }

  private var label: some View {
    ControlLabel(configuration.label).font(.subheadline).foregroundStyle(.secondary)
  }

  private var choices: some View {
    ForEach(configuration.entries.indices, id: \.self) { index in
      InlineChoice(entry: configuration.entries[index], isChosen: configuration.selected == index) {
        configuration.select(configuration.entries[index].tag)
      }
    }
  }
}

/// A choice with a mark if it is the chosen one.
private struct InlineChoice: View {
  let entry: MenuEntry
  let isChosen: Bool
  let choose: @MainActor () -> Void
  @Environment(\.isInListRow) private var isInRow
  @Environment(\.isEnabled) private var isEnabled

  var body: some View {
    if isInRow {
      button(padding: 0)
    } else {
      button(padding: 11).buttonStyle(.plain)
    }
  }

  private func button(padding: CGFloat) -> some View {
    Button(action: choose) {
      HStack {
        if let image = entry.image { Image(uiImage: image) }
        Text(verbatim: entry.title).foregroundStyle(isEnabled ? Color.primary : Color(uiColor: .tertiaryLabel))
        Spacer()
        if isChosen {
          Image(systemName: "checkmark").fontWeight(.semibold).foregroundStyle(.tint).accessibilityHidden(true)
        }
      }
      .padding(.vertical, padding)
      .contentShape(Rectangle())
    }
    .accessibilityAddTraits(isChosen ? .isSelected : [])
  }
}

/// A label with a wheel of choices.
private struct WheelPickerBody: View {
  let configuration: PickerConfiguration
  @Environment(\.areLabelsHidden) private var areLabelsHidden

  var body: some View {
    HStack {
      if !areLabelsHidden { ControlLabel(configuration.label) }
      HostedWheel(configuration: configuration)
        .background {
          if areLabelsHidden { configuration.label.modifier(SpokenOnlyModifier()) }
        }
    }
  }
}

/// UIKit's wheels, with one of them.
private struct HostedWheel: HostedControl {
  let configuration: PickerConfiguration

  @MainActor final class Coordinator: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
    var configuration: PickerConfiguration
    var shown: [MenuEntry] = []
    init(_ configuration: PickerConfiguration) { self.configuration = configuration }

    func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { shown.count }

    func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
      shown[row].title
    }

    func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
      guard shown.indices.contains(row) else { return }
      configuration.select(shown[row].tag)
    }
  }

  func makeCoordinator() -> Coordinator { Coordinator(configuration) }

  func makeUIView(context: Context) -> UIPickerView {
    let picker = UIPickerView()
    context.coordinator.shown = configuration.entries
    picker.dataSource = context.coordinator
    picker.delegate = context.coordinator
    return picker
  }

  func updateUIView(_ picker: UIPickerView, context: Context) {
    let coordinator = context.coordinator
    coordinator.configuration = configuration
    if !MenuEntry.areAlike(coordinator.shown, configuration.entries) {
      coordinator.shown = configuration.entries
      picker.reloadAllComponents()
    }
    if let selected = configuration.selected, picker.selectedRow(inComponent: 0) != selected {
      picker.selectRow(selected, inComponent: 0, animated: picker.window != nil)
    }
    picker.isUserInteractionEnabled = context.environment.isEnabled
  }

  func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIPickerView, context: Context) -> CGSize? {
    let own = uiView.intrinsicContentSize
    return CGSize(
      width: proposal.width.map { $0 == .infinity ? $0 : max($0, 0) } ?? own.width,
      height: proposal.height.map { min(max($0, 0), own.height) } ?? own.height)
  }
}
