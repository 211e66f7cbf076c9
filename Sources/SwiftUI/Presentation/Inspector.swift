// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

extension View {
  /// Shows details of the view while a binding is true: in a sheet, as where there is no room beside the view.
  public nonisolated func inspector<V>(
    isPresented: Binding<Bool>, @ViewBuilder content: () -> V
  ) -> some View where V: View {
    let content = Unchecked(content())
    return sheet(isPresented: isPresented) { content.value }
  }
}
