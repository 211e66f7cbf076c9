// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// A view without content.
public struct EmptyView {
  public nonisolated init() {}
}

extension EmptyView: View {
  public typealias Body = Never

  public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
    _ViewOutputs(TypedElement(view.value, inputs))
  }
}

extension EmptyView: Sendable {}
