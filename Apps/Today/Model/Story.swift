// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// One card, and the text behind it.
struct Story {
  enum Kind: String, CaseIterable {
    case premiere, appOfTheDay, editors, getStarted
  }

  enum Passage {
    case text(String)
    case heading(String)
    case quote(String)
  }

  let kind: Kind
  let category: String
  let title: String
  let caption: String
  /// The name of its picture in the asset catalog; a list of apps has none.
  let picture: String?
  let apps: [StoreApp]
  let body: [Passage]

  init(
    _ kind: Kind, category: String, title: String, caption: String = "", picture: String? = nil,
    apps: [StoreApp] = [], body: [Passage]
  ) {
    self.kind = kind
    self.category = category
    self.title = title
    self.caption = caption
    self.picture = picture
    self.apps = apps
    self.body = body
  }
}
