// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Foundation

@testable import CollectionUpdating

func path(_ section: Int, _ item: Int) -> IndexPath { IndexPath(item: item, section: section) }
