// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// A view that a closure makes: what the closure reads is a dependency of this view alone.
struct DeferredView<Content: View> {
  let make: () -> Content
}

extension DeferredView: View {
  var body: some View { make() }
}
