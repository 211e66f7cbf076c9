// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// A view's wishes for its preview; told to whoever shows the view's items, which at run time is no one.
struct PreviewSettings {
  var device: PreviewDevice?
  var layout: PreviewLayout?
  var name: String?
  var orientation: InterfaceOrientation?
}

/// Changes the preview settings of the views that it is applied to; what it leaves open stays.
struct PreviewSettingModifier: TraitModifier {
  let settings: PreviewSettings

  func apply(to traits: inout Traits) {
    let old = traits.previewSettings
    traits.previewSettings = PreviewSettings(
      device: settings.device ?? old.device, layout: settings.layout ?? old.layout, name: settings.name ?? old.name,
      orientation: settings.orientation ?? old.orientation)
  }
}

extension Traits {
  /// The view's wishes for its preview.
  var previewSettings: PreviewSettings {
    get { self[PreviewSettings.self] as? PreviewSettings ?? PreviewSettings() }
    set { self[PreviewSettings.self] = newValue }
  }
}

extension View {
  /// Sets the device of the view's preview.
  public nonisolated func previewDevice(_ value: PreviewDevice?) -> some View {
    modifier(PreviewSettingModifier(settings: PreviewSettings(device: value)))
  }

  /// Sets the size of the container of the view's preview.
  public nonisolated func previewLayout(_ value: PreviewLayout) -> some View {
    modifier(PreviewSettingModifier(settings: PreviewSettings(layout: value)))
  }

  /// Sets the name of the view's preview.
  public nonisolated func previewDisplayName(_ value: String?) -> some View {
    modifier(PreviewSettingModifier(settings: PreviewSettings(name: value)))
  }

  /// Sets the orientation of the view's preview.
  public nonisolated func previewInterfaceOrientation(_ value: InterfaceOrientation) -> some View {
    modifier(PreviewSettingModifier(settings: PreviewSettings(orientation: value)))
  }
}
