// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

extension View {
  /// Sets the title of the page that the view stands in.
  public nonisolated func navigationTitle(_ title: Text) -> some View { page { $0.title = title } }

  /// Sets the title of the page that the view stands in.
  public nonisolated func navigationTitle(_ titleKey: LocalizedStringKey) -> some View {
    page { $0.title = Text(titleKey) }
  }

  /// Sets the title of the page that the view stands in.
  @_disfavoredOverload
  public nonisolated func navigationTitle<S>(_ title: S) -> some View where S: StringProtocol {
    page { $0.title = Text(title) }
  }

  /// Sets the title of the page that the view stands in, which people can change.
  public nonisolated func navigationTitle(_ title: Binding<String>) -> some View {
    page {
      $0.title = Text(verbatim: title.wrappedValue)
      $0.editedTitle = title
    }
  }

  /// Sets what stands below the title.
  public nonisolated func navigationSubtitle(_ subtitle: Text) -> some View { page { $0.subtitle = subtitle } }

  /// Sets what stands below the title.
  public nonisolated func navigationSubtitle(_ subtitleKey: LocalizedStringKey) -> some View {
    page { $0.subtitle = Text(subtitleKey) }
  }

  /// Sets what stands below the title.
  @_disfavoredOverload
  public nonisolated func navigationSubtitle<S>(_ subtitle: S) -> some View where S: StringProtocol {
    page { $0.subtitle = Text(subtitle) }
  }

  /// Sets how the page's title is shown.
  public nonisolated func navigationBarTitleDisplayMode(_ displayMode: NavigationBarItem.TitleDisplayMode) -> some View
  {
    page { $0.displayMode = displayMode }
  }

  /// Hides the button that goes back from the page.
  public nonisolated func navigationBarBackButtonHidden(_ hidesBackButton: Bool = true) -> some View {
    page { $0.hidesBackButton = hidesBackButton }
  }

  // MARK: - Older forms

  @available(*, deprecated, renamed: "navigationTitle(_:)")
  public nonisolated func navigationBarTitle(_ title: Text) -> some View { navigationTitle(title) }

  @available(*, deprecated, renamed: "navigationTitle(_:)")
  public nonisolated func navigationBarTitle(_ titleKey: LocalizedStringKey) -> some View { navigationTitle(titleKey) }

  @available(*, deprecated, renamed: "navigationTitle(_:)")
  @_disfavoredOverload
  public nonisolated func navigationBarTitle<S>(_ title: S) -> some View where S: StringProtocol {
    navigationTitle(title)
  }

  @available(*, deprecated, message: "Use navigationTitle(_:) with navigationBarTitleDisplayMode(_:)")
  public nonisolated func navigationBarTitle(
    _ title: Text, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View { navigationTitle(title).navigationBarTitleDisplayMode(displayMode) }

  @available(*, deprecated, message: "Use navigationTitle(_:) with navigationBarTitleDisplayMode(_:)")
  public nonisolated func navigationBarTitle(
    _ titleKey: LocalizedStringKey, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View { navigationTitle(titleKey).navigationBarTitleDisplayMode(displayMode) }

  @available(*, deprecated, message: "Use navigationTitle(_:) with navigationBarTitleDisplayMode(_:)")
  @_disfavoredOverload
  public nonisolated func navigationBarTitle<S>(
    _ title: S, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View where S: StringProtocol { navigationTitle(title).navigationBarTitleDisplayMode(displayMode) }

  @available(*, deprecated, message: "Use toolbar(.hidden)")
  public nonisolated func navigationBarHidden(_ hidden: Bool) -> some View {
    page { $0.visibility[.navigation] = hidden ? .hidden : .visible }
  }
}
