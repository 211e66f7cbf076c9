// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// What goes round between view, interactor and presenter.
enum Widgets {
  struct Request {
    /// How many widgets a set has.
    var count = 30
  }

  struct Response {
    let widgets: [Widget]
  }

  struct ViewModel: Equatable {
    /// The mosaic's rows, top to bottom.
    let groups: [MosaicGroup]
  }
}
