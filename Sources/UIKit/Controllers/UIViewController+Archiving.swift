// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

extension UIViewController: @preconcurrency NSCoding {
  func refuseArchive() -> Never { fatalError("\(type(of: self)): controllers can't be written into archives here") }
}
