// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

package import Foundation

// Foundation has no names for the two numbers of a path here; those that apps see are of the kit above.

extension IndexPath {
  init(item: Int, section: Int) {
    // A list of numbers would be an object of its own for a moment.
    self.init(index: section)
    append(item)
  }

  var section: Int {
    get { self[0] }
    set { self[0] = newValue }
  }

  var item: Int {
    get { self[1] }
    set { self[1] = newValue }
  }

  /// The path as Apple's messages write it.
  package var pathText: String {
    "{length = \(count), path = \(map(String.init).joined(separator: " - "))}"
  }

  /// The path as a line of a log writes it.
  package var shortText: String { map(String.init).joined(separator: "-") }
}
