// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// Items under a title.
typealias FeedSection = ContentSection<String, FeedItem>
