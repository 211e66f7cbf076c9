// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// A view that a closure makes: what the closure reads is a dependency of this view alone.
struct DeferredView<Content: View>: View {
  let make: () -> Content
  var body: some View { make() }
}
