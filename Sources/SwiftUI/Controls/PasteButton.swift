// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

public import TesseraShims_UniformTypeIdentifiers

/// A button that takes what was copied.
public struct PasteButton {
  private let names: [String]
  private let action: Unchecked<([NSItemProvider]) -> Void>

  /// A button that hands over what was copied of some types.
  public nonisolated init(supportedContentTypes: [UTType], payloadAction: @escaping ([NSItemProvider]) -> Void) {
    names = supportedContentTypes.map(\.identifier)
    action = Unchecked(payloadAction)
  }

  /// A button that hands over values of a type.
  public nonisolated init<T>(payloadType: T.Type, onPaste: @escaping ([T]) -> Void) where T: Transferable & Sendable {
    names = T.importedContentTypes().map(\.identifier)
    let onPaste = Unchecked(onPaste)
    action = Unchecked { providers in
      let providers = Unchecked(providers)
      Task { @MainActor in
        var values: [T] = []
        for provider in providers.value { if let value: T = await provider.transferred() { values.append(value) } }
        onPaste.value(values)
      }
    }
  }

}

extension PasteButton: View {
  public var body: some View {
    Button("Paste", systemImage: "doc.on.clipboard") {
      let found = UIPasteboard.general.itemProviders.filter { provider in
        names.contains { provider.hasItemConformingToTypeIdentifier($0) }
      }
      if !found.isEmpty { action.value(found) }
    }
    .buttonStyle(.borderedProminent)
  }
}

extension NSItemProvider {
  /// What the provider holds as a value of a type; `nil` where it cannot be made.
  @MainActor func transferred<T: Transferable & Sendable>() async -> T? {
    await withCheckedContinuation { continuation in
      _ = loadTransferable(type: T.self) { continuation.resume(returning: try? $0.get()) }
    }
  }
}
