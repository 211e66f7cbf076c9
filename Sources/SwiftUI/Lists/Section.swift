// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import ViewGraph
internal import ViewLayoutCore

/// Views that belong together, with a header and a footer.
public struct Section<Parent, Content, Footer> {
  let header: Parent
  let content: Content
  let footer: Footer
  var isExpanded: Binding<Bool>?

  nonisolated init(parts header: Parent, _ content: Content, _ footer: Footer, isExpanded: Binding<Bool>? = nil) {
    self.header = header
    self.content = content
    self.footer = footer
    self.isExpanded = isExpanded
  }
}

extension Section: View where Parent: View, Content: View, Footer: View {
  public typealias Body = Never

  public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
    _ViewOutputs(SectionElement(view.value, inputs))
  }

  public static func _viewListCount(inputs: _ViewListCountInputs) -> Int? { nil }
}

extension Section where Parent: View, Content: View, Footer: View {
  public nonisolated init(
    @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent, @ViewBuilder footer: () -> Footer
  ) { self.init(parts: header(), content(), footer()) }

  @available(*, deprecated, renamed: "Section(content:header:footer:)")
  public nonisolated init(header: Parent, footer: Footer, @ViewBuilder content: () -> Content) {
    self.init(parts: header, content(), footer)
  }
}

extension Section where Parent == EmptyView, Content: View, Footer: View {
  public nonisolated init(@ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer) {
    self.init(parts: EmptyView(), content(), footer())
  }

  @available(*, deprecated, renamed: "Section(content:footer:)")
  public nonisolated init(footer: Footer, @ViewBuilder content: () -> Content) {
    self.init(parts: EmptyView(), content(), footer)
  }
}

extension Section where Parent: View, Content: View, Footer == EmptyView {
  public nonisolated init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent) {
    self.init(parts: header(), content(), EmptyView())
  }

  /// A section whose rows are shown while a binding is true.
  public nonisolated init(
    isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent
  ) { self.init(parts: header(), content(), EmptyView(), isExpanded: isExpanded) }

  @available(*, deprecated, renamed: "Section(content:header:)")
  public nonisolated init(header: Parent, @ViewBuilder content: () -> Content) {
    self.init(parts: header, content(), EmptyView())
  }
}

extension Section where Parent == EmptyView, Content: View, Footer == EmptyView {
  public nonisolated init(@ViewBuilder content: () -> Content) {
    self.init(parts: EmptyView(), content(), EmptyView())
  }
}

extension Section where Parent == Text, Content: View, Footer == EmptyView {
  public nonisolated init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(parts: Text(titleKey), content(), EmptyView())
  }

  @_disfavoredOverload
  public nonisolated init<S>(_ title: S, @ViewBuilder content: () -> Content) where S: StringProtocol {
    self.init(parts: Text(title), content(), EmptyView())
  }

  public nonisolated init(
    _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content
  ) { self.init(parts: Text(titleKey), content(), EmptyView(), isExpanded: isExpanded) }

  @_disfavoredOverload
  public nonisolated init<S>(_ title: S, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content)
  where S: StringProtocol { self.init(parts: Text(title), content(), EmptyView(), isExpanded: isExpanded) }
}

/// The element of a section: outside lists its parts follow each other.
final class SectionElement<Parent: View, Content: View, Footer: View>:
  TypedElement<Section<Parent, Content, Footer>>
{
  private var header: TypedElement<SectionPart<Parent>>?
  private var content: TypedElement<Content>?
  private var footer: TypedElement<SectionPart<Footer>>?
  private var headerBox: AlgorithmBox?
  private var footerBox: AlgorithmBox?

  override init(_ value: Section<Parent, Content, Footer>, _ inputs: _ViewInputs) {
    super.init(value, inputs)
    let isInList = inputs.lazyRows?.splitsRows ?? false
    var part = _ViewInputs(below: self)
    if isInList {
      var environment = EnvironmentValues(environment)
      environment.isInListRow = false
      environment.buttonStyle = nil
      part.environment = environment.chain
    }
    header = SectionPart<Parent>.makeElement(
      SectionPart(content: value.header, role: isInList ? .header : nil), part)
    content = Content.makeElement(value.content, _ViewInputs(through: self))
    footer = SectionPart<Footer>.makeElement(
      SectionPart(content: value.footer, role: isInList ? .footer : nil), part)
  }

  override func update(_ new: Section<Parent, Content, Footer>) {
    let wasExpanded = value.isExpanded?.wrappedValue ?? true
    super.update(new)
    let isInList = lazyRows?.splitsRows ?? false
    header?.update(SectionPart(content: new.header, role: isInList ? .header : nil))
    content?.update(new.content)
    footer?.update(SectionPart(content: new.footer, role: isInList ? .footer : nil))
    if wasExpanded != (new.isExpanded?.wrappedValue ?? true) { invalidateItems() }
  }

  override func forEachChild(_ body: (ViewGraphElement) -> Void) {
    if let header { body(header) }
    if let content { body(content) }
    if let footer { body(footer) }
  }

  override func childItemsDidChange() {
    headerBox?.itemsDidChange()
    footerBox?.itemsDidChange()
    invalidateItems()
  }

  override func makeItems() -> [Item] {
    (header?.items ?? []) + (content?.items ?? []) + (footer?.items ?? [])
  }

  override func collectRows(into rows: inout LazyRowList) {
    headerBox = box(of: header, headerBox)
    footerBox = box(of: footer, footerBox)
    rows.addSection(header: headerBox, footer: footerBox, key: AnyHashable(ObjectIdentifier(self))) { rows in
      if value.isExpanded?.wrappedValue ?? true { content?.collectRows(into: &rows) }
    }
  }

  private func box(of part: ViewElement?, _ known: AlgorithmBox?) -> AlgorithmBox? {
    guard let part, !part.items.isEmpty else { return nil }
    return known
      ?? AlgorithmBox(
        self, algorithm: StackLayout(axis: .vertical, alignment: .leading, spacing: nil), axis: .vertical
      ) { [unowned part] in part.items }
  }
}

/// A header or a footer, in the look that it has in a list.
struct SectionPart<Content: View>: View {
  enum Role {
    case header
    case footer
  }

  let content: Content
  let role: Role?
  @Environment(\.listLook) private var look
  @Environment(\.headerProminence) private var prominence

  var body: some View {
    switch role {
    case .header where prominence == .increased:
      content.font(.title3.weight(.semibold)).foregroundStyle(.primary).accessibilityAddTraits(.isHeader)
    case .header:
      content.font(look.headerFont).foregroundStyle(.secondary).accessibilityAddTraits(.isHeader)
    case .footer: content.font(.footnote).foregroundStyle(.secondary)
    case nil: content
    }
  }
}
