// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// Whether people edit a list.
public enum EditMode: Hashable, Sendable {
  case inactive
  case transient
  case active

  public var isEditing: Bool { self != .inactive }
}

private struct EditModeKey: EnvironmentKey {
  static var defaultValue: Binding<EditMode>? { nil }
}

private struct PageEditModeKey: EnvironmentKey {
  static var defaultValue: Binding<EditMode>? { nil }
}

extension EnvironmentValues {
  /// Whether people edit lists; a binding, so that buttons can begin and end it.
  ///
  /// Each page of a stack, each sheet and each hosting controller has a mode of its own where the app sets none.
  public var editMode: Binding<EditMode>? {
    get { self[EditModeKey.self] ?? pageEditMode }
    set { self[EditModeKey.self] = newValue }
  }

  /// The mode of the page that the view stands in.
  fileprivate var pageEditMode: Binding<EditMode>? {
    get { self[PageEditModeKey.self] }
    set { self[PageEditModeKey.self] = newValue }
  }
}

/// The root of a page: keeps the edit mode that the page's lists and the buttons in its bars share.
struct EditModeScope<Content: View>: View {
  let content: Content
  @State private var mode = EditMode.inactive

  init(_ content: Content) { self.content = content }

  var body: some View { content.environment(\.pageEditMode, $mode) }
}

/// Begins and ends editing of the lists of its page.
public struct EditButton: View {
  @Environment(\.editMode) private var editMode

  public nonisolated init() {}

  public var body: some View {
    let isEditing = editMode?.wrappedValue.isEditing ?? false
    Button(isEditing ? "Done" : "Edit") {
      withAnimation { editMode?.wrappedValue = isEditing ? .inactive : .active }
    }
  }
}
