// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Foundation
internal import Synchronization

/// A function as an object: with Objective-C a block is one.
final class BlockObject: NSObject, @unchecked Sendable {
  let function: Any

  init(_ function: Any) { self.function = function }
}

/// The function that a block is; the translator writes it for casts to a block's type.
///
/// - Parameter object: The block, or a pointer to it.
public func _tesseraBlock<Block>(_ object: Any, to type: Block.Type) -> Block {
  let pointer = object as? UnsafeRawPointer ?? (object as? UnsafeMutableRawPointer).map { UnsafeRawPointer($0) }
  let block = pointer.map { Unmanaged<AnyObject>.fromOpaque($0).takeUnretainedValue() } ?? object as AnyObject
  guard let function = (block as? BlockObject)?.function as? Block else {
    fatalError("\(object) is no block of the type \(type)")
  }
  return function
}

/// The blocks whose addresses were asked for last. On iOS an address is good as long as somebody holds the block, which a
/// function of ours can't tell.
private let addressedBlocks = Mutex<[BlockObject]>([])

/// The address of a block; the translator writes it for casts of a block to a pointer.
public func _tesseraBlockPointer<Block, Pointer>(_ block: Block, to type: Pointer.Type) -> Pointer {
  // A function has two words; what has one is a pointer already.
  guard MemoryLayout<Block>.size == 2 * MemoryLayout<Pointer>.size else { return unsafeBitCast(block, to: type) }
  let object = BlockObject(block)
  addressedBlocks.withLock { blocks in
    if blocks.count >= 1024 { blocks.removeFirst(512) }
    blocks.append(object)
  }
  return unsafeBitCast(Unmanaged.passUnretained(object).toOpaque(), to: type)
}
