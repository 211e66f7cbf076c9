// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

public import OpenCombine

extension Publishers {
  /// Publishes what two publishers of one type of value publish, as it comes.
  public struct Merge<A: Publisher, B: Publisher>: Publisher
  where B.Failure == A.Failure, B.Output == A.Output {
    public typealias Output = A.Output
    public typealias Failure = A.Failure
    public let a: A
    public let b: B

    /// Merges two publishers.
    public init(_ a: A, _ b: B) {
      self.a = a
      self.b = b
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let inner = MergeInner(subscriber, count: 2)
      subscriber.receive(subscription: inner)
      a.subscribe(inner.side(0))
      b.subscribe(inner.side(1))
    }

    /// Merges one more.
    public func merge<P: Publisher>(
      with other: P
    ) -> Merge3<A, B, P>
    where P.Failure == Failure, P.Output == Output {
      Merge3(a, b, other)
    }

    /// Merges two more.
    public func merge<P1: Publisher, P2: Publisher>(
      with other1: P1, _ other2: P2
    ) -> Merge4<A, B, P1, P2>
    where P1.Failure == Failure, P1.Output == Output, P2.Failure == Failure, P2.Output == Output {
      Merge4(a, b, other1, other2)
    }

    /// Merges three more.
    public func merge<P1: Publisher, P2: Publisher, P3: Publisher>(
      with other1: P1, _ other2: P2, _ other3: P3
    ) -> Merge5<A, B, P1, P2, P3>
    where
      P1.Failure == Failure, P1.Output == Output, P2.Failure == Failure, P2.Output == Output, P3.Failure == Failure,
      P3.Output == Output
    {
      Merge5(a, b, other1, other2, other3)
    }

    /// Merges four more.
    public func merge<P1: Publisher, P2: Publisher, P3: Publisher, P4: Publisher>(
      with other1: P1, _ other2: P2, _ other3: P3, _ other4: P4
    ) -> Merge6<A, B, P1, P2, P3, P4>
    where
      P1.Failure == Failure, P1.Output == Output, P2.Failure == Failure, P2.Output == Output, P3.Failure == Failure,
      P3.Output == Output, P4.Failure == Failure, P4.Output == Output
    {
      Merge6(a, b, other1, other2, other3, other4)
    }

    /// Merges five more.
    public func merge<P1: Publisher, P2: Publisher, P3: Publisher, P4: Publisher, P5: Publisher>(
      with other1: P1, _ other2: P2, _ other3: P3, _ other4: P4, _ other5: P5
    ) -> Merge7<A, B, P1, P2, P3, P4, P5>
    where
      P1.Failure == Failure, P1.Output == Output, P2.Failure == Failure, P2.Output == Output, P3.Failure == Failure,
      P3.Output == Output, P4.Failure == Failure, P4.Output == Output, P5.Failure == Failure, P5.Output == Output
    {
      Merge7(a, b, other1, other2, other3, other4, other5)
    }

    /// Merges six more.
    public func merge<P1: Publisher, P2: Publisher, P3: Publisher, P4: Publisher, P5: Publisher, P6: Publisher>(
      with other1: P1, _ other2: P2, _ other3: P3, _ other4: P4, _ other5: P5, _ other6: P6
    ) -> Merge8<A, B, P1, P2, P3, P4, P5, P6>
    where
      P1.Failure == Failure, P1.Output == Output, P2.Failure == Failure, P2.Output == Output, P3.Failure == Failure,
      P3.Output == Output, P4.Failure == Failure, P4.Output == Output, P5.Failure == Failure, P5.Output == Output,
      P6.Failure == Failure, P6.Output == Output
    {
      Merge8(a, b, other1, other2, other3, other4, other5, other6)
    }
  }

  /// Publishes what three publishers of one type of value publish, as it comes.
  public struct Merge3<A: Publisher, B: Publisher, C: Publisher>: Publisher
  where B.Failure == A.Failure, B.Output == A.Output, C.Failure == A.Failure, C.Output == A.Output {
    public typealias Output = A.Output
    public typealias Failure = A.Failure
    public let a: A
    public let b: B
    public let c: C

    /// Merges three publishers.
    public init(_ a: A, _ b: B, _ c: C) {
      self.a = a
      self.b = b
      self.c = c
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let inner = MergeInner(subscriber, count: 3)
      subscriber.receive(subscription: inner)
      a.subscribe(inner.side(0))
      b.subscribe(inner.side(1))
      c.subscribe(inner.side(2))
    }

    /// Merges one more.
    public func merge<P: Publisher>(
      with other: P
    ) -> Merge4<A, B, C, P>
    where P.Failure == Failure, P.Output == Output {
      Merge4(a, b, c, other)
    }

    /// Merges two more.
    public func merge<P1: Publisher, P2: Publisher>(
      with other1: P1, _ other2: P2
    ) -> Merge5<A, B, C, P1, P2>
    where P1.Failure == Failure, P1.Output == Output, P2.Failure == Failure, P2.Output == Output {
      Merge5(a, b, c, other1, other2)
    }

    /// Merges three more.
    public func merge<P1: Publisher, P2: Publisher, P3: Publisher>(
      with other1: P1, _ other2: P2, _ other3: P3
    ) -> Merge6<A, B, C, P1, P2, P3>
    where
      P1.Failure == Failure, P1.Output == Output, P2.Failure == Failure, P2.Output == Output, P3.Failure == Failure,
      P3.Output == Output
    {
      Merge6(a, b, c, other1, other2, other3)
    }

    /// Merges four more.
    public func merge<P1: Publisher, P2: Publisher, P3: Publisher, P4: Publisher>(
      with other1: P1, _ other2: P2, _ other3: P3, _ other4: P4
    ) -> Merge7<A, B, C, P1, P2, P3, P4>
    where
      P1.Failure == Failure, P1.Output == Output, P2.Failure == Failure, P2.Output == Output, P3.Failure == Failure,
      P3.Output == Output, P4.Failure == Failure, P4.Output == Output
    {
      Merge7(a, b, c, other1, other2, other3, other4)
    }

    /// Merges five more.
    public func merge<P1: Publisher, P2: Publisher, P3: Publisher, P4: Publisher, P5: Publisher>(
      with other1: P1, _ other2: P2, _ other3: P3, _ other4: P4, _ other5: P5
    ) -> Merge8<A, B, C, P1, P2, P3, P4, P5>
    where
      P1.Failure == Failure, P1.Output == Output, P2.Failure == Failure, P2.Output == Output, P3.Failure == Failure,
      P3.Output == Output, P4.Failure == Failure, P4.Output == Output, P5.Failure == Failure, P5.Output == Output
    {
      Merge8(a, b, c, other1, other2, other3, other4, other5)
    }
  }

  /// Publishes what four publishers of one type of value publish, as it comes.
  public struct Merge4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: Publisher
  where
    B.Failure == A.Failure, B.Output == A.Output, C.Failure == A.Failure, C.Output == A.Output, D.Failure == A.Failure,
    D.Output == A.Output
  {
    public typealias Output = A.Output
    public typealias Failure = A.Failure
    public let a: A
    public let b: B
    public let c: C
    public let d: D

    /// Merges four publishers.
    public init(_ a: A, _ b: B, _ c: C, _ d: D) {
      self.a = a
      self.b = b
      self.c = c
      self.d = d
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let inner = MergeInner(subscriber, count: 4)
      subscriber.receive(subscription: inner)
      a.subscribe(inner.side(0))
      b.subscribe(inner.side(1))
      c.subscribe(inner.side(2))
      d.subscribe(inner.side(3))
    }

    /// Merges one more.
    public func merge<P: Publisher>(
      with other: P
    ) -> Merge5<A, B, C, D, P>
    where P.Failure == Failure, P.Output == Output {
      Merge5(a, b, c, d, other)
    }

    /// Merges two more.
    public func merge<P1: Publisher, P2: Publisher>(
      with other1: P1, _ other2: P2
    ) -> Merge6<A, B, C, D, P1, P2>
    where P1.Failure == Failure, P1.Output == Output, P2.Failure == Failure, P2.Output == Output {
      Merge6(a, b, c, d, other1, other2)
    }

    /// Merges three more.
    public func merge<P1: Publisher, P2: Publisher, P3: Publisher>(
      with other1: P1, _ other2: P2, _ other3: P3
    ) -> Merge7<A, B, C, D, P1, P2, P3>
    where
      P1.Failure == Failure, P1.Output == Output, P2.Failure == Failure, P2.Output == Output, P3.Failure == Failure,
      P3.Output == Output
    {
      Merge7(a, b, c, d, other1, other2, other3)
    }

    /// Merges four more.
    public func merge<P1: Publisher, P2: Publisher, P3: Publisher, P4: Publisher>(
      with other1: P1, _ other2: P2, _ other3: P3, _ other4: P4
    ) -> Merge8<A, B, C, D, P1, P2, P3, P4>
    where
      P1.Failure == Failure, P1.Output == Output, P2.Failure == Failure, P2.Output == Output, P3.Failure == Failure,
      P3.Output == Output, P4.Failure == Failure, P4.Output == Output
    {
      Merge8(a, b, c, d, other1, other2, other3, other4)
    }
  }

  /// Publishes what five publishers of one type of value publish, as it comes.
  public struct Merge5<A: Publisher, B: Publisher, C: Publisher, D: Publisher, E: Publisher>: Publisher
  where
    B.Failure == A.Failure, B.Output == A.Output, C.Failure == A.Failure, C.Output == A.Output, D.Failure == A.Failure,
    D.Output == A.Output, E.Failure == A.Failure, E.Output == A.Output
  {
    public typealias Output = A.Output
    public typealias Failure = A.Failure
    public let a: A
    public let b: B
    public let c: C
    public let d: D
    public let e: E

    /// Merges five publishers.
    public init(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E) {
      self.a = a
      self.b = b
      self.c = c
      self.d = d
      self.e = e
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let inner = MergeInner(subscriber, count: 5)
      subscriber.receive(subscription: inner)
      a.subscribe(inner.side(0))
      b.subscribe(inner.side(1))
      c.subscribe(inner.side(2))
      d.subscribe(inner.side(3))
      e.subscribe(inner.side(4))
    }

    /// Merges one more.
    public func merge<P: Publisher>(
      with other: P
    ) -> Merge6<A, B, C, D, E, P>
    where P.Failure == Failure, P.Output == Output {
      Merge6(a, b, c, d, e, other)
    }

    /// Merges two more.
    public func merge<P1: Publisher, P2: Publisher>(
      with other1: P1, _ other2: P2
    ) -> Merge7<A, B, C, D, E, P1, P2>
    where P1.Failure == Failure, P1.Output == Output, P2.Failure == Failure, P2.Output == Output {
      Merge7(a, b, c, d, e, other1, other2)
    }

    /// Merges three more.
    public func merge<P1: Publisher, P2: Publisher, P3: Publisher>(
      with other1: P1, _ other2: P2, _ other3: P3
    ) -> Merge8<A, B, C, D, E, P1, P2, P3>
    where
      P1.Failure == Failure, P1.Output == Output, P2.Failure == Failure, P2.Output == Output, P3.Failure == Failure,
      P3.Output == Output
    {
      Merge8(a, b, c, d, e, other1, other2, other3)
    }
  }

  /// Publishes what six publishers of one type of value publish, as it comes.
  public struct Merge6<A: Publisher, B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher>: Publisher
  where
    B.Failure == A.Failure, B.Output == A.Output, C.Failure == A.Failure, C.Output == A.Output, D.Failure == A.Failure,
    D.Output == A.Output, E.Failure == A.Failure, E.Output == A.Output, F.Failure == A.Failure, F.Output == A.Output
  {
    public typealias Output = A.Output
    public typealias Failure = A.Failure
    public let a: A
    public let b: B
    public let c: C
    public let d: D
    public let e: E
    public let f: F

    /// Merges six publishers.
    public init(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F) {
      self.a = a
      self.b = b
      self.c = c
      self.d = d
      self.e = e
      self.f = f
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let inner = MergeInner(subscriber, count: 6)
      subscriber.receive(subscription: inner)
      a.subscribe(inner.side(0))
      b.subscribe(inner.side(1))
      c.subscribe(inner.side(2))
      d.subscribe(inner.side(3))
      e.subscribe(inner.side(4))
      f.subscribe(inner.side(5))
    }

    /// Merges one more.
    public func merge<P: Publisher>(
      with other: P
    ) -> Merge7<A, B, C, D, E, F, P>
    where P.Failure == Failure, P.Output == Output {
      Merge7(a, b, c, d, e, f, other)
    }

    /// Merges two more.
    public func merge<P1: Publisher, P2: Publisher>(
      with other1: P1, _ other2: P2
    ) -> Merge8<A, B, C, D, E, F, P1, P2>
    where P1.Failure == Failure, P1.Output == Output, P2.Failure == Failure, P2.Output == Output {
      Merge8(a, b, c, d, e, f, other1, other2)
    }
  }

  /// Publishes what seven publishers of one type of value publish, as it comes.
  public struct Merge7<
    A: Publisher, B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher, G: Publisher
  >: Publisher
  where
    B.Failure == A.Failure, B.Output == A.Output, C.Failure == A.Failure, C.Output == A.Output, D.Failure == A.Failure,
    D.Output == A.Output, E.Failure == A.Failure, E.Output == A.Output, F.Failure == A.Failure, F.Output == A.Output,
    G.Failure == A.Failure, G.Output == A.Output
  {
    public typealias Output = A.Output
    public typealias Failure = A.Failure
    public let a: A
    public let b: B
    public let c: C
    public let d: D
    public let e: E
    public let f: F
    public let g: G

    /// Merges seven publishers.
    public init(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G) {
      self.a = a
      self.b = b
      self.c = c
      self.d = d
      self.e = e
      self.f = f
      self.g = g
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let inner = MergeInner(subscriber, count: 7)
      subscriber.receive(subscription: inner)
      a.subscribe(inner.side(0))
      b.subscribe(inner.side(1))
      c.subscribe(inner.side(2))
      d.subscribe(inner.side(3))
      e.subscribe(inner.side(4))
      f.subscribe(inner.side(5))
      g.subscribe(inner.side(6))
    }

    /// Merges one more.
    public func merge<P: Publisher>(
      with other: P
    ) -> Merge8<A, B, C, D, E, F, G, P>
    where P.Failure == Failure, P.Output == Output {
      Merge8(a, b, c, d, e, f, g, other)
    }
  }

  /// Publishes what eight publishers of one type of value publish, as it comes.
  public struct Merge8<
    A: Publisher, B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher, G: Publisher, H: Publisher
  >: Publisher
  where
    B.Failure == A.Failure, B.Output == A.Output, C.Failure == A.Failure, C.Output == A.Output, D.Failure == A.Failure,
    D.Output == A.Output, E.Failure == A.Failure, E.Output == A.Output, F.Failure == A.Failure, F.Output == A.Output,
    G.Failure == A.Failure, G.Output == A.Output, H.Failure == A.Failure, H.Output == A.Output
  {
    public typealias Output = A.Output
    public typealias Failure = A.Failure
    public let a: A
    public let b: B
    public let c: C
    public let d: D
    public let e: E
    public let f: F
    public let g: G
    public let h: H

    /// Merges eight publishers.
    public init(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G, _ h: H) {
      self.a = a
      self.b = b
      self.c = c
      self.d = d
      self.e = e
      self.f = f
      self.g = g
      self.h = h
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let inner = MergeInner(subscriber, count: 8)
      subscriber.receive(subscription: inner)
      a.subscribe(inner.side(0))
      b.subscribe(inner.side(1))
      c.subscribe(inner.side(2))
      d.subscribe(inner.side(3))
      e.subscribe(inner.side(4))
      f.subscribe(inner.side(5))
      g.subscribe(inner.side(6))
      h.subscribe(inner.side(7))
    }
  }
}

extension Publishers.Merge: Equatable where A: Equatable, B: Equatable {}
extension Publishers.Merge3: Equatable where A: Equatable, B: Equatable, C: Equatable {}
extension Publishers.Merge4: Equatable where A: Equatable, B: Equatable, C: Equatable, D: Equatable {}
extension Publishers.Merge5: Equatable where A: Equatable, B: Equatable, C: Equatable, D: Equatable, E: Equatable {}
extension Publishers.Merge6: Equatable
where A: Equatable, B: Equatable, C: Equatable, D: Equatable, E: Equatable, F: Equatable {}
extension Publishers.Merge7: Equatable
where A: Equatable, B: Equatable, C: Equatable, D: Equatable, E: Equatable, F: Equatable, G: Equatable {}
extension Publishers.Merge8: Equatable
where A: Equatable, B: Equatable, C: Equatable, D: Equatable, E: Equatable, F: Equatable, G: Equatable, H: Equatable {}
