// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Foundation

/// A function as an object: with Objective-C a block is one.
final class BlockObject: NSObject {
  let function: Any

  init(_ function: Any) { self.function = function }
}

/// The function that a block is; the translator writes it for casts to a block's type.
///
/// - Parameter object: The block, or a pointer to it.
public func _tesseraBlock<Block>(_ object: Any, to type: Block.Type) -> Block {
  let block =
    (object as? UnsafeRawPointer).map { Unmanaged<AnyObject>.fromOpaque($0).takeUnretainedValue() }
    ?? object as AnyObject
  guard let function = (block as? BlockObject)?.function as? Block else {
    fatalError("\(object) is no block of the type \(type)")
  }
  return function
}
